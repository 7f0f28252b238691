/** Why a host cannot start, in one line for the person at the terminal. Never shown with a stack. */
export class StartError extends Error {
	override name = 'StartError';
}

/** What the system said, without its stack: `EADDRINUSE`, or the message. */
export function reasonOf(cause: unknown): string {
	if (!(cause instanceof Error)) return String(cause);
	if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
	const [line = cause.name] = cause.message.split('\n');
	return line;
}
