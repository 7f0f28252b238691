import * as v from 'valibot';
import type { PageFaultCode, SiteFaultCode } from '#contract/publishing/reports.ts';

/** Schema of an answer of the host. */
export const dataSchema = <S extends v.GenericSchema>(data: S) => v.object({ data });

/** Messages that the host sends to the publisher. */
export const hookSchema = v.variant('type', [
	v.object({
		type: v.literal('content.published'),
		data: v.object({
			publication_ids: v.array(v.string()),
			again_ids: v.optional(v.array(v.string()), []),
			shop_ids: v.optional(v.array(v.string()), []),
			documents: v.optional(
				v.array(v.object({ publication_id: v.string(), entity: v.string(), id: v.string() })),
				[],
			),
		}),
	}),
	/** Sent by hand from this machine: the host never sends it. */
	v.object({ type: v.literal('release.compare') }),
	v.object({ type: v.literal('release.serve'), data: v.object({ release_id: v.string() }) }),
]);

export type Hook = v.InferOutput<typeof hookSchema>;

/** Issue in the terms of the publication’s editor. */
export interface Fault {
	/** Address of the page with the issue; null without a page. */
	page: string | null;
	code: PageFaultCode | SiteFaultCode;
	what: string;
	/** The link, block or figure that it is about. */
	where: string | null;
}

export interface ReportedRelease {
	id: string;
	at: string;
	is_current: boolean;
}

/** State of an edge on another machine. */
export interface EdgeState {
	name: string;
	is: 'current' | 'catching_up' | 'behind' | 'silent';
	/** Reason that the edge itself gives; null where it gives none. */
	what: string | null;
}

/** Reports of the publisher to the host. Each may arrive late, or twice. */
export type Report =
	| { type: 'publication.rendering'; publication_ids: string[] }
	| {
			type: 'publication.live';
			publication_ids: string[];
			release_id: string;
			/** The release that was served until then. */
			release_before_id: string | null;
			ms: number;
			/** Counts of pages alone; `list` holds the first fifty addresses. */
			pages: { written: number; gone: number; list: string[] };
			releases: ReportedRelease[];
	  }
	| { type: 'publication.failed'; publication_ids: string[]; ms: number; fault: Fault }
	| { type: 'releases'; releases: ReportedRelease[] }
	/** Only where visitors are served elsewhere: whether they see the release, or why not. */
	| { type: 'site.deployed'; release_id: string; fault: Fault | null }
	/** Only where edges on other machines have reported themselves. */
	| { type: 'site.edges'; release_id: string; edges: EdgeState[] }
	| {
			type: 'site.compared';
			release_id: string;
			files: number;
			differing: number;
			/** Names of the first twenty. */
			list: string[];
			releases: ReportedRelease[];
	  };

/** State of a comparison with a clean build, as the command that asked for it reads it. */
export const comparisonStateSchema = v.variant('is', [
	v.object({ is: v.literal('none') }),
	v.object({ is: v.literal('running') }),
	v.object({ is: v.literal('void'), why: v.string() }),
	v.object({ is: v.literal('equal'), release: v.string(), files: v.number() }),
	v.object({
		is: v.literal('mended'),
		release: v.string(),
		files: v.number(),
		differing: v.array(v.string()),
	}),
]);
export type ComparisonState = v.InferOutput<typeof comparisonStateSchema>;
