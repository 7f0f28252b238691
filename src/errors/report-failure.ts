import { ConfigError } from '#config.ts';
import { toReason, StartError } from '#errors/start-error.ts';

/** Prints one line for failures that the operator can mend, and a stack only for our own bugs. */
export function reportFailure(cause: unknown): void {
	const isExpected = cause instanceof ConfigError || cause instanceof StartError;
	const line = isExpected || !(cause instanceof Error) ? toReason(cause) : (cause.stack ?? '');
	process.stderr.write(`${line}\n`);
	process.exitCode = 1;
}
