import { ConfigError } from '#config.ts';
import { reasonOf, StartError } from './start-error.ts';

/** One line for what the person at the terminal can mend; the stack only for a bug of ours. */
export function reportFailure(cause: unknown): void {
	const isExpected = cause instanceof ConfigError || cause instanceof StartError;
	const line = isExpected || !(cause instanceof Error) ? reasonOf(cause) : (cause.stack ?? '');
	process.stderr.write(`${line}\n`);
	process.exitCode = 1;
}
