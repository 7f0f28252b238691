import { pino } from 'pino';
import { redact } from './redact.ts';
import { currentRequestId } from './request-id.ts';

/** Facts about a line beside its text. */
export interface LogContext {
	/** Default: `info`. `warn`: needs attention. `error`: something failed. */
	level?: 'info' | 'warn' | 'error';
	/** Part of the process, such as `mail`. */
	component?: string;
	/** Id of the record, or the address, that the line is about. Never a person's data. */
	object?: string;
}

/** Writes one line of the log for the operator. */
export type Log = (line: string, context?: LogContext) => void;

interface Output {
	isTTY?: boolean;
	write: (text: string) => unknown;
}

/**
 * Opens the log of a process: lines for people in a terminal, else JSON with level, time, process,
 * request, component and object. E-mail addresses, telephone numbers, accounts and keys are taken
 * out of the text.
 */
export async function openLog(process_name: string, output: Output = process.stderr): Promise<Log> {
	const forPeople = output.isTTY ? await peopleFormat() : null;
	const logger = pino(
		{
			base: { process: process_name },
			timestamp: () => `,"time":"${new Date().toISOString()}"`,
			formatters: { level: (level) => ({ level }) },
			mixin: () => ({ request_id: currentRequestId() }),
		},
		{ write: (line: string) => void output.write(forPeople ? forPeople(line) : line) },
	);
	return (line, { level = 'info', ...context } = {}) => logger[level](context, redact(line));
}

/** Loaded for a terminal alone. */
async function peopleFormat(): Promise<(line: string) => string> {
	const { prettyFactory } = await import('pino-pretty');
	const format = prettyFactory({
		colorize: true,
		translateTime: 'SYS:HH:MM:ss',
		ignore: 'process,component,object,request_id',
		messageFormat: '[{process}] {msg}',
	});
	return (line) => format(line) ?? line;
}
