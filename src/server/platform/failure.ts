import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { troubleOf } from './trouble.ts';

/** SQLSTATE class whose messages quote the value at fault. */
const DATA_EXCEPTION = /^22/;

/**
 * What went wrong, in words where the host cannot answer for a while and else with the stack, for
 * the log of the host; it never leaves it. Values that a query was asked with stay out: they are
 * what somebody typed, and logs are read by more people and kept longer than the desk.
 */
export function failureOf(error: Error): string {
	const trouble = troubleOf(error);
	if (trouble !== null) return trouble;
	const { cause } = error;
	return `${stackOf(error)}${cause instanceof Error ? `; ${reasonOf(cause)}` : ''}`;
}

function stackOf(error: Error): string {
	const stack = error.stack ?? error.message;
	if (!(error instanceof DrizzleQueryError)) return stack;
	const frames = stack.slice(stack.indexOf(error.message) + error.message.length);
	return `Failed query: ${error.query}${frames}`;
}

function reasonOf(cause: Error): string {
	const isQuoting = cause instanceof pg.DatabaseError && DATA_EXCEPTION.test(cause.code ?? '');
	return isQuoting ? `SQLSTATE ${cause.code}` : cause.message;
}
