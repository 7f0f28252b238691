import type { JobPosting } from 'schema-dts';
import type { JobModel } from '#content/jobs.ts';
import { partId, type StructuredPage } from './ids.ts';
import { makerOf } from './site.ts';

/** An open position. Applications are taken to the end of its last day, in Italy. */
export function jobOf(page: StructuredPage, job: JobModel): JobPosting {
	const { company } = page.shell;
	return {
		'@type': 'JobPosting',
		'@id': partId(page, 'job'),
		title: job.name,
		description: job.description,
		datePosted: job.publishedOn,
		...(job.closesOn && { validThrough: `${job.closesOn}T23:59:59` }),
		hiringOrganization: makerOf(page),
		jobLocation: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				addressLocality: job.place,
				addressCountry: company.country,
			},
		},
		directApply: job.application.form !== null,
	};
}
