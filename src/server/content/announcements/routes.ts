import { listAnnouncements } from '#contract/content/announcements.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { findAnnouncements, minuteOf } from './queries.ts';

export const announcementRoutes = {
	listAnnouncements: keptRoute(
		listAnnouncements,
		{ reads: ['announcements'], during: minuteOf },
		({ db, clock, query }) => findAnnouncements(db, query.locale, clock()),
	),
};
