import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { countChild } from './cpu-time.ts';

/** Longest time that one tool may take; a tool that hangs must not hang the whole run. */
const LIMIT_MS = 60 * 60_000;
/** Time that a tool has to end its children: a host finishes its requests, then its database. */
const GRACE_MS = 15_000;

export interface Outcome {
	code: number;
	/** Everything the tool printed, both streams in order. */
	output: string;
}

const groups = new Set<number>();

/** Signals a process group; false when it has no process any more. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(-group, name);
	} catch (cause) {
		if (cause instanceof Error && 'code' in cause && cause.code === 'ESRCH') return false;
		throw cause;
	}
}

/**
 * Ends all tools that still run, with all the processes they started. They get SIGTERM first: a
 * tool killed at once leaves its database behind, which is in a group of its own.
 */
export async function endTools(grace_ms = GRACE_MS): Promise<void> {
	const asked = [...groups].filter((group) => signal(group, 'SIGTERM'));
	const end = performance.now() + grace_ms;
	while (performance.now() < end && asked.some((group) => signal(group, 0))) await pause(50);
	for (const group of asked) signal(group, 'SIGKILL');
}

/** Runs a tool of node_modules on this Node and keeps what it prints. */
export async function runTool(
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<Outcome> {
	const child = spawn(process.execPath, args, {
		env: { ...process.env, NO_COLOR: '1', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
		// A group of its own: browsers and workers that a tool leaves behind end with it.
		detached: true,
	});
	child.once('exit', countChild());
	const { pid } = child;
	if (pid !== undefined) groups.add(pid);
	let output = '';
	const keep = (chunk: string) => (output += chunk);
	child.stdout.setEncoding('utf8').on('data', keep);
	child.stderr.setEncoding('utf8').on('data', keep);
	const timer = setTimeout(() => {
		output += `\nstopped after ${LIMIT_MS / 60_000} minutes\n`;
		void endTools();
	}, LIMIT_MS);
	return new Promise((resolve) => {
		const end = (code: number) => {
			clearTimeout(timer);
			if (pid !== undefined) groups.delete(pid);
			resolve({ code, output });
		};
		child.once('error', (cause) => {
			output += String(cause);
			end(1);
		});
		child.once('close', (code) => end(code ?? 1));
	});
}
