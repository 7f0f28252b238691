import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Time a process gets to end by itself before it is killed. A host that has only begun finishes its
 * start first; then requests, queue and database have ten seconds and more each.
 */
const GRACE_MS = 90_000;

export interface Child {
	process: ChildProcess;
	/** Sends SIGTERM and waits until the process has ended. */
	stop(): Promise<void>;
}

interface ChildOptions {
	env?: Record<string, string>;
	/** Called with each line that it prints; without it lines go to the terminal. */
	onLine?: (line: string) => void;
	/** True if it loads `bound.ts`, so that it ends when this process does. */
	isBound?: boolean;
}

/** Processes that were started here and are still running, oldest first. */
const living = new Set<Child>();

let isClosed = false;

/** True once everything is being stopped, so a process that ends now was stopped on purpose. */
export const isStoppingAll = (): boolean => isClosed;

/**
 * Ends all running processes, youngest first: a process may need those started before it. Nothing
 * can be started afterwards.
 */
export async function stopAll(): Promise<void> {
	isClosed = true;
	for (const child of [...living].reverse()) await child.stop();
}

/**
 * Starts a Node script as a process group of its own, so that Ctrl-C reaches it through this
 * process alone. Throws once everything is being stopped.
 */
export function startNode(args: readonly string[], options: ChildOptions = {}): Child {
	if (isClosed) throw new Error(`${args[0]} is not started: everything is being stopped`);
	const child = spawn(process.execPath, args, {
		stdio: [options.isBound ? 'pipe' : 'ignore', options.onLine ? 'pipe' : 'inherit', 'inherit'],
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
	const part: Child = {
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
	living.add(part);
	child.once('exit', () => living.delete(part));
	return part;
}

/** Waits for the end of a process and returns its exit code; 1 when a signal ended it. */
export async function exitCode({ process: child }: Child): Promise<number> {
	if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
	return child.exitCode ?? 1;
}
