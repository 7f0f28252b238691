import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { isoTimestampSchema, LONGEST_TITLE, titleSchema } from '../units.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Maximum characters of a location and of a machine message. The sender truncates longer ones. */
export const LONGEST_PLACE = 2_000;
export const LONGEST_WHAT = 4_000;
const pathSchema = v.pipe(v.string(), v.maxLength(LONGEST_PLACE));

/** Pages for people: without sitemaps, pictures and data files of scripts. */
export const pagesSchema = v.object({
	written: countSchema,
	gone: countSchema,
	/** Paths of some of them, `/it/azienda`. */
	list: v.pipe(v.array(pathSchema), v.maxLength(200)),
});

/** Issues that the publisher finds in a page, or in all pages. */
const PAGE_FAULTS = ['no_title', 'cut_short', 'collapsed', 'dead_link', 'pages_lost'] as const;
export type PageFaultCode = (typeof PAGE_FAULTS)[number];

/** Other issues that stop printing. Editors can cause only the first. */
const SITE_FAULTS = [
	'content_unfit',
	'host_away',
	'disk_full',
	'build_failed',
	'cdn_refused',
	'edge_behind',
	'unexpected',
] as const;
export type SiteFaultCode = (typeof SITE_FAULTS)[number];

/** Print failure: the cause, the page, and the location in it. */
export const printFaultSchema = v.object({
	/** Path of the page; null if no page is concerned. */
	page: v.nullable(pathSchema),
	/** Null if the publisher does not send it. */
	code: v.optional(v.nullable(v.picklist([...PAGE_FAULTS, ...SITE_FAULTS])), null),
	/** Machine message, for logs and operators. */
	what: v.pipe(v.string(), v.maxLength(LONGEST_WHAT)),
	where: v.nullable(pathSchema),
});
export type PrintFault = v.InferOutput<typeof printFaultSchema>;

/** True if the issue is in a page, where an editor can fix it. */
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

/** Comparison of the served release with a clean build of the same content. */
export const comparisonSchema = v.object({
	release_id: titleSchema,
	/** Number of compared files. */
	files: countSchema,
	/** Number of files that differ from the clean build, which was released in their place. */
	differing: countSchema,
	/** Names of the first differing files. */
	list: v.pipe(v.array(pathSchema), v.maxLength(20)),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** Deployment of a release to a host other than the publisher's own. */
export const deploymentSchema = v.object({
	release_id: titleSchema,
	/** Reason of a failed deployment, after which visitors still see the former release. */
	fault: v.nullable(printFaultSchema),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** States of an edge. "Behind" and "silent" ones need somebody to look at them. */
const EDGE_STATES = ['current', 'catching_up', 'behind', 'silent'] as const;

/** Edges on other machines, which fetch releases from the publisher. */
export const edgesSchema = v.object({
	/** Release that they should serve. */
	release_id: titleSchema,
	edges: v.pipe(
		v.array(
			v.object({
				name: titleSchema,
				is: v.picklist(EDGE_STATES),
				/** Reason that the edge gives; null where it gives none. */
				what: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_WHAT))),
			}),
		),
		v.maxLength(50),
	),
});
export type Edges = v.InferOutput<typeof edgesSchema>;

/** Report of the publisher. `releases`, if given, lists all releases that can be served. */
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
		/** Release served before. */
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
	v.object({ type: v.literal('site.edges'), ...edgesSchema.entries, releases }),
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
