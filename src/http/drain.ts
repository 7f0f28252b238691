import type { Server } from 'node:http';

/** Time that requests under way get when a server stops. */
export const DRAIN_LIMIT_MS = 10_000;
const DRAIN_STEP_MS = 50;

/** Refuses new connections; resolves when the last request has its answer, or its time is over. */
export async function drain(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	// Kept-alive connections fall idle one by one as their requests end.
	const sweep = setInterval(() => server.closeIdleConnections(), DRAIN_STEP_MS);
	const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
	await closed;
	clearInterval(sweep);
	clearTimeout(limit);
}
