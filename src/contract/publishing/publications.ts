import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { lineSchema } from '#contract/desk/fields.ts';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { endpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { idSchema, isoTimestampSchema, titleSchema } from '../units.ts';
import { documentFaultSchema, revisionSchema } from './drafts.ts';
import { comparisonSchema, deploymentSchema, pagesSchema, printFaultSchema } from './reports.ts';
import { PUBLISHERS } from './roles.ts';
import { DESK_LOCALES, HOOK_STATES, PUBLICATION_STATES } from './states.ts';

/** Most entries that go live together. */
const MAX_ITEMS = 100;

const itemEntries = {
	entity: contentEntitySchema,
	id: idSchema,
	/** Of the draft; 0 where an entry without one is taken off the site. */
	revision: revisionSchema,
};

export const publicationSchema = v.object({
	id: idSchema,
	title: v.nullable(v.string()),
	state: v.picklist(PUBLICATION_STATES),
	created_at: isoTimestampSchema,
	/** Who published it; empty for what the shop changes, such as a price. */
	created_by: v.string(),
	/** When it is to go live, and the zone in which that was said; null: at once. */
	publish_at: v.nullable(isoTimestampSchema),
	zone: v.nullable(v.string()),
	/** When the API began to answer with it. */
	published_at: v.nullable(isoTimestampSchema),
	rendering_at: v.nullable(isoTimestampSchema),
	/** When the printed site showed it, or could not. */
	ended_at: v.nullable(isoTimestampSchema),
	render_ms: v.nullable(v.number()),
	release_id: v.nullable(v.string()),
	/** What visitors saw until then; null where there was nothing. */
	release_before_id: v.nullable(v.string()),
	pages: v.nullable(pagesSchema),
	/** Why the site could not be printed; what visitors see is untouched. */
	fault: v.nullable(printFaultSchema),
	/** What stood against it when its time had come. */
	faults: v.array(documentFaultSchema),
	items: v.array(v.object({ ...itemEntries, title: v.string(), remove: v.boolean() })),
	/** The message to whoever builds the site, while that is under way; null where there is none. */
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

/** Why nothing of a publication was made live. */
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
		 * Of one press of the button, a UUID. The same key with the same body is answered by the publication
		 * that it has brought about, with another body by `conflict`.
		 */
		key: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
		title: v.nullable(lineSchema),
		items: v.pipe(
			v.array(v.strictObject({ ...itemEntries, remove: v.optional(v.boolean(), false) })),
			v.minLength(1),
			v.maxLength(MAX_ITEMS),
		),
		/**
		 * As the clocks in Rome show it, `2027-03-28T10:00`, or with an offset. Refused as `no_such_time`
		 * with the time to take instead, and as `time_comes_twice` without an offset that says which.
		 */
		publish_at: v.nullable(v.pipe(v.string(), v.maxLength(40))),
		/** Language of its mails; left out: Italian. */
		locale: v.optional(v.picklist(DESK_LOCALES), 'it'),
	}),
	data: publicationSchema,
	errors: WRITE_ERRORS,
});

/** Publications that wait for their time, or for somebody to look at what stood against them. */
export const WAITING = ['scheduled', 'failed'] as const;
export type Waiting = (typeof WAITING)[number];

/** When somebody pressed: since midnight in Rome, or so many days ago at most. */
export const PRESSED = ['today', 'week', 'month'] as const;
export type Pressed = (typeof PRESSED)[number];

/** Who did what the shop changes by itself. */
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
		/** Those alone; a failed one whose draft has changed or gone since waits for nobody. */
		waiting: v.optional(v.picklist(WAITING)),
		/** Those of one person, or of the shop. */
		by: v.optional(lineSchema),
		when: v.optional(v.picklist(PRESSED)),
	}),
	data: v.object({
		publications: v.array(publicationSchema),
		/** Of the whole list, as it was asked for. */
		total: v.number(),
		/** Everybody who has ever published, empty for the shop; left out by a host that takes no `by`. */
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

/** What is known of the printed site as a whole; null of what was never told. */
export const getSiteState = endpoint({
	method: 'GET',
	path: '/desk/site',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'How the printed site was last found',
	data: v.object({
		compared: v.nullable(v.object({ ...comparisonSchema.entries, at: isoTimestampSchema })),
		deployed: v.nullable(v.object({ ...deploymentSchema.entries, at: isoTimestampSchema })),
	}),
	errors: READ_ERRORS,
});
