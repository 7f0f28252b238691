import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isStoppingAll } from './child.ts';
import { type Running, StackError } from './stack.ts';

export interface KeepOptions {
	/** Pause before the first new start. */
	first_ms?: number;
	/** Longest pause: after each start that fails it is twice the one before. */
	last_ms?: number;
	log?: (line: string) => void;
}

export interface Kept {
	url: string;
	/** Process number of the part as it runs now. */
	pid: () => number | undefined;
}

/**
 * Starts a part and starts it again whenever it ends, until all is being stopped. Fails only when
 * the first start does: what never came up is for the person at the terminal to mend. A part must
 * come back under its address, because the others know no other.
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
			// A start that became ready was well, however soon the part ends: what ended it is another matter.
			pause_ms = next ? first_ms : Math.min(pause_ms * 2, last_ms);
			part = next ?? part;
		}
	}
	void keep();
	return { url: part.url, pid: () => part.process.pid };
}
