import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Time a process gets to end by itself before it is ended. */
const GRACE_MS = 15_000;

export interface Child {
	process: ChildProcess;
	/** Asks it to end and waits until it has. */
	stop(): Promise<void>;
}

interface ChildOptions {
	env?: Record<string, string>;
	/** Called with each line that it prints; without it lines go to the terminal. */
	onLine?: (line: string) => void;
}

/** Starts a Node script as a process group of its own, so that Ctrl-C reaches it through us alone. */
export function startNode(args: readonly string[], options: ChildOptions = {}): Child {
	const child = spawn(process.execPath, args, {
		stdio: ['ignore', options.onLine ? 'pipe' : 'inherit', 'inherit'],
		env: { ...process.env, ...options.env },
		detached: true,
	});
	if (options.onLine && child.stdout) {
		const { onLine } = options;
		let rest = '';
		child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
			const lines = (rest + chunk).split('\n');
			rest = lines.pop() ?? '';
			for (const line of lines) onLine(line);
		});
	}
	return {
		process: child,
		async stop() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, 'exit');
			child.kill('SIGTERM');
			const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
			await ended;
			clearTimeout(timer);
		},
	};
}

/** Waits for the end of a process; its exit code, 1 when a signal ended it. */
export async function exitCode({ process: child }: Child): Promise<number> {
	if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
	return child.exitCode ?? 1;
}
