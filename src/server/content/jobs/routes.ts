import { listJobs } from '#contract/content/endpoints.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { Locale } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { findSeo } from '../seo.ts';
import { toAddress, versioned } from '#server/platform/db/localized.ts';
import { findJobs } from './queries.ts';

/** Positions in a language, with whether they are open now. */
export async function jobsIn(db: Db, asked: Locale, now: Date) {
	const today = dayInRome(now);
	const [rows, pictures] = await Promise.all([findJobs(db), loadPictures(db)]);
	return rows.map((row) => {
		const { locale, text, slug, slugs } = toAddress(row.texts, row.slugs, asked);
		return versioned({
			id: row.id,
			updated_at: row.updated_at.toISOString(),
			locale,
			slug,
			slugs,
			...text,
			publication_date: row.publication_date,
			closes_on: row.closes_on,
			employment: row.employment,
			pay: row.pay,
			is_open: row.is_open && (row.closes_on === null || today <= row.closes_on),
			seo: findSeo({ locale, text: {}, name: text.name, social_id: row.social_id }, pictures),
		});
	});
}

export const jobRoutes = {
	/** A position is open while it is marked as open and its last day has not passed. */
	listJobs: keptRoute(
		listJobs,
		{ reads: ['jobs', 'slugs.job', 'media'], during: dayInRome },
		({ db, clock, query }) => jobsIn(db, query.locale, clock()),
	),
};
