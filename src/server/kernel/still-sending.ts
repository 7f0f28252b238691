import type { Context } from 'hono';

/** A request that was not all there when its time was over. Answered as 408. */
export class StillSending extends Error {
	override name = 'StillSending';
}

/** Whether part of a request is still to come; false where an app is asked without a port. */
export function isStillSending(context: Context): boolean {
	const env: unknown = context.env;
	if (typeof env !== 'object' || env === null || !('incoming' in env)) return false;
	const { incoming } = env;
	if (typeof incoming !== 'object' || incoming === null) return false;
	return 'complete' in incoming && incoming.complete === false;
}
