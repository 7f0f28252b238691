import { spawn } from 'node:child_process';

/** Longest time that one tool may take; what hangs must not hang the whole run. */
const LIMIT_MS = 60 * 60_000;

export interface Outcome {
	code: number;
	/** Everything the tool printed, both streams in order. */
	output: string;
}

const groups = new Set<number>();

/** Ends whatever tool still runs, with all the processes it started. */
export function endTools(): void {
	for (const group of groups) {
		try {
			process.kill(-group, 'SIGKILL');
		} catch (cause) {
			// Ended between the look and the signal.
			if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause;
		}
	}
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
	const { pid } = child;
	if (pid !== undefined) groups.add(pid);
	let output = '';
	const keep = (chunk: string) => (output += chunk);
	child.stdout.setEncoding('utf8').on('data', keep);
	child.stderr.setEncoding('utf8').on('data', keep);
	const timer = setTimeout(() => {
		output += `\nstopped after ${LIMIT_MS / 60_000} minutes\n`;
		endTools();
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
