import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isStoppingAll } from './child.ts';
import { type Running, StackError } from './stack.ts';

export interface KeepOptions {
	/** Pause before the first restart. */
	first_ms?: number;
	/** Longest pause: it doubles after each start that fails. */
	last_ms?: number;
	log?: (line: string) => void;
}

export interface Kept {
	url: string;
	/** Process id of the current run of the part. */
	pid: () => number | undefined;
}

/**
 * Starts a part and restarts it whenever it ends, until everything is being stopped. Fails only
 * when the first start does: a part that never came up is for the person at the terminal to fix. A
 * part must come back under its address, because the others know no other.
 */
export async function keepRunning(
	name: string,
	start: () => Promise<Running>,
	options: KeepOptions = {},
): Promise<Kept> {
	const { first_ms = 500, last_ms = 30_000, log = console.error } = options;
	let part = await start();

	async function keep(): Promise<void> {
		for (let pause_ms = first_ms; ;) {
			const { process: child } = part;
			if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
			if (isStoppingAll()) return;
			log(`The ${name} has ended; starting it again in ${pause_ms / 1000} s.`);
			await setTimeout(pause_ms);
			if (isStoppingAll()) return;
			const next = await start().catch((cause: unknown) => {
				if (cause instanceof StackError) return null;
				throw cause;
			});
			// A start that became ready was well, however soon the part ends: the cause of that is
			// another matter.
			pause_ms = next ? first_ms : Math.min(pause_ms * 2, last_ms);
			part = next ?? part;
		}
	}
	void keep();
	return { url: part.url, pid: () => part.process.pid };
}
