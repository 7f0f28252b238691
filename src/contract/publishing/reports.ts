import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { isoTimestampSchema, LONGEST_TITLE, titleSchema } from '../units.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Longest place, and longest word of the machine, that a report tells: who tells more cuts it. */
export const LONGEST_PLACE = 2_000;
export const LONGEST_WHAT = 4_000;
const pathSchema = v.pipe(v.string(), v.maxLength(LONGEST_PLACE));

/** What people read of a site: no sitemap, picture or list for a script. */
export const pagesSchema = v.object({
	written: countSchema,
	gone: countSchema,
	/** Addresses of some of them, `/it/azienda`. */
	list: v.pipe(v.array(pathSchema), v.maxLength(200)),
});

/** What the publisher finds wrong with a page, or with all of them. */
const PAGE_FAULTS = ['no_title', 'cut_short', 'collapsed', 'dead_link', 'pages_lost'] as const;
export type PageFaultCode = (typeof PAGE_FAULTS)[number];

/** What else keeps the site from being printed, and is no editor's doing except for the first. */
const SITE_FAULTS = [
	'content_unfit',
	'host_away',
	'disk_full',
	'build_failed',
	'cdn_refused',
	'unexpected',
] as const;
export type SiteFaultCode = (typeof SITE_FAULTS)[number];

/** What broke, in which page, and where in it. */
export const printFaultSchema = v.object({
	/** Its address; null where it is none's. */
	page: v.nullable(pathSchema),
	/** Null from a publisher that does not tell. */
	code: v.optional(v.nullable(v.picklist([...PAGE_FAULTS, ...SITE_FAULTS])), null),
	/** The same for a log, and for whoever keeps the machines. */
	what: v.pipe(v.string(), v.maxLength(LONGEST_WHAT)),
	where: v.nullable(pathSchema),
});
export type PrintFault = v.InferOutput<typeof printFaultSchema>;

/** Whether a page is at fault, which an editor can put right. */
export const isPageFault = ({ code }: Pick<PrintFault, 'code'>): boolean =>
	PAGE_FAULTS.some((known) => known === code);

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

/** The release that was served, beside a clean build of the same content. */
export const comparisonSchema = v.object({
	release_id: titleSchema,
	/** How many were looked at. */
	files: countSchema,
	/** How many of them were not what a clean build gives; it was released in their place. */
	differing: countSchema,
	/** Names of the first of these. */
	list: v.pipe(v.array(pathSchema), v.maxLength(20)),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** Where visitors are elsewhere than beside the publisher: whether they see a release. */
export const deploymentSchema = v.object({
	release_id: titleSchema,
	/** Why they do not, and see what they saw before. */
	fault: v.nullable(printFaultSchema),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** What the publisher tells. Releases, where it names any, are all that can be served. */
const reportSchema = v.variant('type', [
	v.object({
		type: v.literal('publication.rendering'),
		publication_ids: idsSchema,
		releases,
	}),
	v.object({
		type: v.literal('publication.live'),
		publication_ids: idsSchema,
		release_id: v.optional(v.nullable(titleSchema), null),
		/** What was served until then. */
		release_before_id: v.optional(v.nullable(titleSchema), null),
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
	v.object({ type: v.literal('site.deployed'), ...deploymentSchema.entries, releases }),
	v.object({ type: v.literal('site.compared'), ...comparisonSchema.entries, releases }),
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
