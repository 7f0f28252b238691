import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest time that a browser or its driver may take to start, ms. */
const START_MS = 60_000;

/** Makes a folder for one run of a browser and returns it with its removal. */
export async function openFolder() {
	const path = await mkdtemp(join(tmpdir(), 'engine-'));
	// A browser that was ended may write its last line yet.
	const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
	return { path, remove };
}

/** Starts a program and waits for the first match of what it prints. */
export function startProgram(
	file: string,
	args: readonly string[],
	{ env, ready }: { env?: Record<string, string>; ready: RegExp },
): Promise<{ child: ChildProcess; match: RegExpExecArray }> {
	const child = spawn(file, args, {
		env: { ...process.env, ...env },
		// The third stream is where an X server names its display.
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
	});
	return new Promise((resolve, reject) => {
		let printed = '';
		const fail = (why: string) => {
			child.kill();
			reject(new Error(`${file}: ${why}: ${printed.slice(-500)}`));
		};
		const timer = setTimeout(() => fail('did not start'), START_MS);
		const keep = (chunk: unknown) => {
			printed += String(chunk);
			const match = ready.exec(printed);
			if (!match) return;
			clearTimeout(timer);
			resolve({ child, match });
		};
		for (const stream of child.stdio.slice(1)) stream?.on('data', keep);
		child.once('error', (cause) => fail(cause.message));
		child.once('exit', (code) => {
			clearTimeout(timer);
			fail(`ended with ${code}`);
		});
	});
}

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise((resolve) => child.once('exit', resolve));
	child.kill();
	await gone;
}
