import * as v from 'valibot';
import { LONGEST_PLACE, LONGEST_WHAT, type SiteFaultCode } from '#contract/publishing/reports.ts';
import { isDiskFull } from '#errors/disk-full.ts';
import { PageFault } from './pages/checks.ts';
import { EdgesBehind } from './edges/edges-behind.ts';
import type { Fault } from './messages.ts';
import { NetlifyError } from './netlify/api.ts';

/** Error for a full build of the site that failed; the log has the reason. */
export class BuildFailed extends Error {
	override name = 'BuildFailed';
}

/**
 * The bundle that prints pages has its own class for errors that stop it, so it is recognised by
 * shape.
 */
const stopSchema = v.object({ name: v.literal('BuildError'), isHostAway: v.boolean() });

function toCode(cause: unknown): SiteFaultCode {
	if (isDiskFull(cause)) return 'disk_full';
	if (cause instanceof BuildFailed) return 'build_failed';
	if (cause instanceof NetlifyError) return 'cdn_refused';
	if (cause instanceof EdgesBehind) return 'edge_behind';
	const stop = v.safeParse(stopSchema, cause);
	if (!stop.success) return 'unexpected';
	return stop.output.isHostAway ? 'host_away' : 'content_unfit';
}

/**
 * Cuts a text to the longest that is accepted: a report with more is refused whole, and its
 * publisher would wait for ever.
 */
const cut = (text: string, longest: number) =>
	text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

/** Converts an error into the issue reported to the publication’s editor. */
export function findFault(cause: unknown): Fault {
	if (cause instanceof PageFault) {
		const { page, code, what, where } = cause;
		return { page, code, what, where: where && cut(where, LONGEST_PLACE) };
	}
	const what = cause instanceof Error ? cause.message : String(cause);
	return { page: null, code: toCode(cause), what: cut(what, LONGEST_WHAT), where: null };
}
