import type { JobPosting, MonetaryAmount } from 'schema-dts';
import type { Pay } from '#contract/content/pages.ts';
import { decimalMoney } from '#i18n/format.ts';
import type { JobModel } from '#content/editorial/jobs.ts';
import { partId, type StructuredPage } from './ids.ts';
import { toMaker } from './site.ts';

/** Salary range, in the currency's whole unit. */
const toSalary = ({ min, max, currency, per }: Pay): MonetaryAmount => ({
	'@type': 'MonetaryAmount',
	currency,
	value: {
		'@type': 'QuantitativeValue',
		minValue: Number(decimalMoney(min, currency)),
		maxValue: Number(decimalMoney(max, currency)),
		unitText: per.toUpperCase(),
	},
});

/** An open position. Applications are accepted until its last day ends, in Italian time. */
export function toJob(page: StructuredPage, job: JobModel): JobPosting {
	const { company } = page.shell;
	return {
		'@type': 'JobPosting',
		'@id': partId(page, 'job'),
		identifier: {
			'@type': 'PropertyValue',
			name: page.shell.siteName,
			value: job.id,
		},
		title: job.name,
		description: job.description,
		datePosted: job.publishedOn,
		...(job.closesAt && { validThrough: job.closesAt }),
		hiringOrganization: toMaker(page),
		jobLocation: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				addressLocality: job.place,
				addressCountry: company.country,
			},
		},
		...(job.employments.length > 0 && {
			employmentType: job.employments.map((kind) => kind.toUpperCase()),
		}),
		...(job.payData && { baseSalary: toSalary(job.payData) }),
		directApply: job.application.form !== null,
	};
}
