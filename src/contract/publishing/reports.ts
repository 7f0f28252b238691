import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { isoTimestampSchema, LONGEST_TITLE, titleSchema } from '../units.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const pathSchema = v.pipe(v.string(), v.maxLength(2000));

export const pagesSchema = v.object({
	written: countSchema,
	gone: countSchema,
	/** Paths of some of them. */
	list: v.pipe(v.array(pathSchema), v.maxLength(200)),
});

/** What broke, in which page, and where in it. */
export const printFaultSchema = v.object({
	/** Its address; null where it is none's. */
	page: v.nullable(pathSchema),
	what: v.pipe(v.string(), v.maxLength(4000)),
	where: v.nullable(pathSchema),
});
export type PrintFault = v.InferOutput<typeof printFaultSchema>;

const idsSchema = v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(1000));
const keptSchema = v.pipe(
	v.array(
		v.object({
			id: v.pipe(titleSchema, v.maxLength(LONGEST_TITLE)),
			at: isoTimestampSchema,
			is_current: v.boolean(),
		}),
	),
	v.maxLength(100),
);

const releases = v.optional(v.nullable(keptSchema), null);

/** What the publisher tells. Releases, where it names any, are all that can be served. */
export const reportSchema = v.variant('type', [
	v.object({
		type: v.literal('publication.rendering'),
		publication_ids: idsSchema,
		releases,
	}),
	v.object({
		type: v.literal('publication.live'),
		publication_ids: idsSchema,
		release_id: v.optional(v.nullable(titleSchema), null),
		pages: pagesSchema,
		ms: countSchema,
		releases,
	}),
	v.object({
		type: v.literal('publication.failed'),
		publication_ids: idsSchema,
		fault: printFaultSchema,
		ms: v.optional(v.nullable(countSchema), null),
		releases,
	}),
	v.object({ type: v.literal('releases'), releases: keptSchema }),
]);
export type Report = v.InferOutput<typeof reportSchema>;

export const reportPublishing = endpoint({
	method: 'POST',
	path: '/publishing/reports',
	audience: 'provider',
	summary: 'What becomes of publications, told by whoever prints the site',
	body: reportSchema,
	data: v.object({ heard: v.boolean() }),
	errors: ['validation_failed', 'unauthorized', 'payload_too_large'],
});
