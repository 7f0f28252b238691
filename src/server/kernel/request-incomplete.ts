import type { Context } from 'hono';

/** A request had not fully arrived when its time was over. Answered as 408. */
export class RequestIncomplete extends Error {
	override name = 'StillSending';
}

/** True if part of a request is still to come; false if the app is called without a port. */
export function isRequestIncomplete(context: Context): boolean {
	const env: unknown = context.env;
	if (typeof env !== 'object' || env === null || !('incoming' in env)) return false;
	const { incoming } = env;
	if (typeof incoming !== 'object' || incoming === null) return false;
	return 'complete' in incoming && incoming.complete === false;
}
