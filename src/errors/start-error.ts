import * as v from 'valibot';

/** Reason why a host cannot start, in one line for the operator. Never shown with a stack. */
export class StartError extends Error {
	override name = 'StartError';
}

const wordSchema = v.fallback(v.string(), '');
const saidSchema = v.object({ message: wordSchema, code: wordSchema, name: wordSchema });

const firstLine = (text: string): string => text.split('\n', 1).join();

/**
 * Reason in an error without its stack: the message, or a code such as `EADDRINUSE`. Also for
 * copies of errors that libraries pass on; of other objects it names the fields, never values.
 */
export function toReason(cause: unknown): string {
	if (typeof cause !== 'object' || cause === null) return firstLine(String(cause));
	if (cause instanceof AggregateError && cause.errors.length > 0) return toReason(cause.errors[0]);
	const { message, code, name } = v.parse(saidSchema, cause);
	const said = firstLine(message) || code || name;
	return said || `an object with ${Object.keys(cause).join(', ') || 'nothing'}`;
}
