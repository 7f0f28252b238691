import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { lineSchema } from '#contract/desk/fields.ts';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { endpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { idSchema, isoTimestampSchema, titleSchema } from '../units.ts';
import { documentFaultSchema, revisionSchema } from './drafts.ts';
import {
	comparisonSchema,
	deploymentSchema,
	edgesSchema,
	pagesSchema,
	printFaultSchema,
} from './reports.ts';
import { PUBLISHERS } from './roles.ts';
import { DESK_LOCALES, HOOK_STATES, PUBLICATION_STATES } from './states.ts';

/** Maximum entries of one publication. */
const MAX_ITEMS = 100;

const itemEntries = {
	entity: contentEntitySchema,
	id: idSchema,
	/** Revision of the draft; 0 if an entry without a draft is taken off the site. */
	revision: revisionSchema,
};

export const publicationSchema = v.object({
	id: idSchema,
	title: v.nullable(v.string()),
	state: v.picklist(PUBLICATION_STATES),
	created_at: isoTimestampSchema,
	/** Author; empty for changes that the shop makes by itself, such as a price. */
	created_by: v.string(),
	/** Scheduled time with the time zone of its input; null: at once. */
	publish_at: v.nullable(isoTimestampSchema),
	zone: v.nullable(v.string()),
	/** Time from which the API returns it. */
	published_at: v.nullable(isoTimestampSchema),
	rendering_at: v.nullable(isoTimestampSchema),
	/** Time at which the printed site showed it, or failed to. */
	ended_at: v.nullable(isoTimestampSchema),
	render_ms: v.nullable(v.number()),
	release_id: v.nullable(v.string()),
	/** Release served before; null if there was none. */
	release_before_id: v.nullable(v.string()),
	pages: v.nullable(pagesSchema),
	/** Reason why the site could not be printed. Visitors still see the former release. */
	fault: v.nullable(printFaultSchema),
	/** Issues that blocked it at its scheduled time. */
	faults: v.array(documentFaultSchema),
	items: v.array(v.object({ ...itemEntries, title: v.string(), remove: v.boolean() })),
	/** Webhook to the publisher while it is being delivered; null if there is none. */
	hook: v.nullable(
		v.object({
			state: v.picklist(HOOK_STATES),
			tries: v.number(),
			next_try_at: v.nullable(isoTimestampSchema),
			last_error: v.nullable(v.string()),
		}),
	),
});
export type Publication = v.InferOutput<typeof publicationSchema>;

/** Problem that lists why a publication did not go live. */
export const publicationRefusedSchema = v.object({
	...problemSchema.entries,
	code: v.literal('validation_failed'),
	faults: v.array(documentFaultSchema),
});

export const publish = endpoint({
	method: 'POST',
	path: '/desk/publications',
	audience: 'staff',
	roles: PUBLISHERS,
	isLong: true,
	summary:
		'Makes drafts live together, now or at a time; all of them or, with the faults named, none',
	body: v.strictObject({
		/**
		 * Idempotency key, a UUID for each press of the button. A replay with the same body returns
		 * the publication that it created. With a different body it is rejected (`conflict`).
		 */
		key: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
		title: v.nullable(lineSchema),
		items: v.pipe(
			v.array(v.strictObject({ ...itemEntries, remove: v.optional(v.boolean(), false) })),
			v.minLength(1),
			v.maxLength(MAX_ITEMS),
		),
		/**
		 * Local time in Rome, `2027-03-28T10:00`, or with an offset. Rejected as `no_such_time`
		 * with the time to use instead, or as `time_comes_twice` if ambiguous without an offset.
		 */
		publish_at: v.nullable(v.pipe(v.string(), v.maxLength(40))),
		/** Language of its mails. Default: Italian. */
		locale: v.optional(v.picklist(DESK_LOCALES), 'it'),
	}),
	data: publicationSchema,
	errors: WRITE_ERRORS,
});

/** States that wait: for the scheduled time, or for staff to resolve the blocking issues. */
export const WAITING = ['scheduled', 'failed'] as const;
export type Waiting = (typeof WAITING)[number];

/** Filter by time of publishing: since midnight in Rome, or within the last days. */
export const PRESSED = ['today', 'week', 'month'] as const;
export type Pressed = (typeof PRESSED)[number];

/** Author of changes that the shop makes by itself. */
export const OF_SHOP = 'shop';

export const PER_PAGE = 25;
export const listPublications = endpoint({
	method: 'GET',
	path: '/desk/publications',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Publications, those to come first, then the newest',
	query: v.object({
		page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'),
		/**
		 * Only those in this state, without failed ones whose draft was changed or deleted since.
		 */
		waiting: v.optional(v.picklist(WAITING)),
		/** Only those of one person, or of the shop. */
		by: v.optional(lineSchema),
		when: v.optional(v.picklist(PRESSED)),
	}),
	data: v.object({
		publications: v.array(publicationSchema),
		/** Number of publications that match the filters. */
		total: v.number(),
		/** All authors so far, empty for the shop. A host without the filter `by` leaves it out. */
		people: v.optional(v.array(v.string())),
	}),
	errors: READ_ERRORS,
});

export const getPublication = endpoint({
	method: 'GET',
	path: '/desk/publications/{id}',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'One publication and what has become of it',
	data: publicationSchema,
	errors: READ_ERRORS,
});

export const cancelPublication = endpoint({
	method: 'POST',
	path: '/desk/publications/{id}/cancel',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Calls off a publication whose time has not come; its drafts stay',
	data: publicationSchema,
	errors: WRITE_ERRORS,
});

export const retryPublication = endpoint({
	method: 'POST',
	path: '/desk/publications/{id}/retry',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Tries again to make live, or to print, what failed',
	data: publicationSchema,
	errors: WRITE_ERRORS,
});

export const releaseSchema = v.object({
	id: titleSchema,
	at: isoTimestampSchema,
	is_current: v.boolean(),
});

export const listReleases = endpoint({
	method: 'GET',
	path: '/desk/releases',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Printed sites that are kept, the newest first',
	data: v.array(releaseSchema),
	errors: READ_ERRORS,
});

export const serveRelease = endpoint({
	method: 'POST',
	path: '/desk/releases/{id}/serve',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Asks for a kept release to be served again, back or forward',
	data: v.object({ id: v.string() }),
	errors: [...WRITE_ERRORS, 'unavailable'],
});

/** State of the whole printed site. Null if the publisher has not reported it yet. */
export const getSiteState = endpoint({
	method: 'GET',
	path: '/desk/site',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'How the printed site was last found',
	data: v.object({
		compared: v.nullable(v.object({ ...comparisonSchema.entries, at: isoTimestampSchema })),
		deployed: v.nullable(v.object({ ...deploymentSchema.entries, at: isoTimestampSchema })),
		edges: v.nullable(v.object({ ...edgesSchema.entries, at: isoTimestampSchema })),
	}),
	errors: READ_ERRORS,
});
