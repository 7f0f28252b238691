import { listAnnouncements } from '#contract/content/announcements.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { findAnnouncements, toMinute } from './queries.ts';

export const announcementRoutes = {
	listAnnouncements: keptRoute(
		listAnnouncements,
		{ reads: ['announcements'], during: toMinute },
		({ db, clock, query }) => findAnnouncements(db, query.locale, clock()),
	),
};
