import * as v from 'valibot';
import { changesSchema, indexSchema } from '../releases/release-index.ts';

/** Addresses of the publisher that edges on other machines ask. All requests are POST and signed. */
export const PULL_PATHS = {
	report: '/releases/report',
	index: '/releases/index',
	contents: '/releases/contents',
} as const;

/** Longest time that the publisher holds a report while it has no news. */
export const LONGEST_WAIT_MS = 3_000;
/** Most contents in one request. */
export const CONTENTS_AT_ONCE = 256;

/** Name of an edge: that of its machine with its port, unless it was given one. */
const EDGE_NAME = /^[\w.:-]{1,80}$/;

const releaseIdSchema = v.pipe(v.string(), v.regex(/^\d{13}-[\w-]{8,12}$/));
/** Name of a stored content: its hash, or that with the ending of a compressed copy. */
const contentNameSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}(?:\.br|\.gz)?$/));

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** State of an edge, in its own words. */
export const edgeReportSchema = v.object({
	name: v.pipe(v.string(), v.regex(EDGE_NAME)),
	/** Identifies the process: another one may take the name over. */
	instance: v.pipe(v.string(), v.maxLength(60)),
	/** Count of the reports of this process, for those that arrive in another order. */
	seq: countSchema,
	/** Release that visitors get; null before the first. */
	serves: v.nullable(releaseIdSchema),
	/** Number of contents fetched so far, by which a slow transfer differs from a stuck one. */
	fetched: countSchema,
	/** Reason why it does not serve the current release; null where it does, or is on its way. */
	fault: v.nullable(v.pipe(v.string(), v.maxLength(400))),
	/** Version of the last answer; the publisher answers once it has another. */
	knows: v.nullable(v.string()),
	wait_ms: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_WAIT_MS)),
	/** True for the last report of a process that ends. */
	leaves: v.boolean(),
});
export type EdgeReport = v.InferOutput<typeof edgeReportSchema>;

/** Releases that an edge should have. */
export const wantedSchema = v.object({
	version: v.string(),
	/** Null before the first publication. */
	current: v.nullable(releaseIdSchema),
	/** All that can be served again, newest first. */
	kept: v.array(releaseIdSchema),
});
export type Wanted = v.InferOutput<typeof wantedSchema>;

export const indexRequestSchema = v.object({
	release: releaseIdSchema,
	/** Release that the edge has, from which a difference is enough. */
	since: v.nullable(releaseIdSchema),
});

/** List of the files of a release, whole or as a difference. */
export const indexAnswerSchema = v.object({
	/** Rule files by name. */
	rules: v.record(v.string(), v.string()),
	index: v.nullable(indexSchema),
	changes: v.nullable(changesSchema),
});
export type IndexAnswer = v.InferOutput<typeof indexAnswerSchema>;

export const contentsRequestSchema = v.object({
	release: releaseIdSchema,
	/** Answered in this order, one after the other without anything between. */
	names: v.pipe(v.array(contentNameSchema), v.minLength(1), v.maxLength(CONTENTS_AT_ONCE)),
});
