import { PageFault } from './checks.ts';
import type { Fault } from './messages.ts';

/** In the words that whoever published reads. */
export function faultOf(cause: unknown): Fault {
	if (cause instanceof PageFault) {
		const { page, code, what, where } = cause;
		return { page, code, what, where };
	}
	const what = cause instanceof Error ? cause.message : String(cause);
	return { page: null, code: null, what, where: null };
}
