import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { findTrouble } from './trouble.ts';

/** SQLSTATE class whose messages quote the invalid value. */
const DATA_EXCEPTION = /^22/;

/**
 * Description of an error for the host's log, which never leaves the host: in words if the host
 * cannot answer for a while, else with the stack. Values of a query stay out: people typed them,
 * and logs are read by more people and kept longer than the desk's records.
 */
export function toFailure(error: Error): string {
	const trouble = findTrouble(error);
	if (trouble !== null) return trouble;
	const { cause } = error;
	return `${toStack(error)}${cause instanceof Error ? `; ${toReason(cause)}` : ''}`;
}

function toStack(error: Error): string {
	const stack = error.stack ?? error.message;
	if (!(error instanceof DrizzleQueryError)) return stack;
	const frames = stack.slice(stack.indexOf(error.message) + error.message.length);
	return `Failed query: ${error.query}${frames}`;
}

function toReason(cause: Error): string {
	const isQuoting = cause instanceof pg.DatabaseError && DATA_EXCEPTION.test(cause.code ?? '');
	return isQuoting ? `SQLSTATE ${cause.code}` : cause.message;
}
