import pg from 'pg';
import { CONNECT_LIMIT_MS, isUnavailable, QUERY_LIMIT_MS } from './db/client.ts';
import { toCode, isDiskFull, toRoot } from '#errors/disk-full.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';

/** Messages of the whole chain of causes: the pool wraps a timeout around its result. */
function toMessages(error: unknown): string {
	if (!(error instanceof Error)) return '';
	return `${error.message}\n${toMessages(error.cause)}`;
}

const seconds = (ms: number): string => `${ms / 1000} s`;

/**
 * Describes for the operator what keeps the host from answering now; null for a bug of the host. The
 * query does not matter then and is left out, and so is the stack.
 */
export function findTrouble(error: unknown): string | null {
	if (error instanceof Unavailable) return error.message;
	const root = toRoot(error);
	const said = root instanceof Error ? root.message : String(root);
	if (isDiskFull(root)) {
		return root instanceof pg.DatabaseError
			? `the disk of the database is full (${said})`
			: `the disk is full (${said})`;
	}
	if (!isUnavailable(error)) return null;
	const all = toMessages(error);
	if (/query read timeout/i.test(all) || toCode(root) === '57014') {
		return `the database did not answer within ${seconds(QUERY_LIMIT_MS)}`;
	}
	if (/timeout exceeded when trying to connect/i.test(all)) {
		return `no connection to the database became free within ${seconds(CONNECT_LIMIT_MS)}`;
	}
	if (/connection timeout|timeout expired/i.test(all)) {
		return `the database let nobody in within ${seconds(CONNECT_LIMIT_MS)}`;
	}
	return `the database cannot answer (${said || toCode(root)})`;
}
