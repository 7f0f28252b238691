import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isStoppingAll } from './child.ts';
import { type Running, StackError } from './stack.ts';

export interface KeepOptions {
	/** Pause before the first new start. */
	first_ms?: number;
	/** Longest pause: each is twice the one before. */
	last_ms?: number;
	/** A part that ran for so long was well, and its next pause is the first again. */
	steady_ms?: number;
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
	const { first_ms = 500, last_ms = 30_000, steady_ms = 60_000, log = console.error } = options;
	let part = await start();

	/** How long the part has run when it ends. */
	async function lifetime_ms({ process: child }: Running): Promise<number> {
		const started = performance.now();
		if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
		return performance.now() - started;
	}

	async function keep(): Promise<void> {
		for (let pause_ms = first_ms; ; pause_ms = Math.min(pause_ms * 2, last_ms)) {
			if ((await lifetime_ms(part)) >= steady_ms) pause_ms = first_ms;
			if (isStoppingAll()) return;
			log(`The ${name} has ended; starting it again in ${pause_ms / 1000} s.`);
			await setTimeout(pause_ms);
			if (isStoppingAll()) return;
			// One that does not come up has ended, which the next turn sees.
			part = await start().catch((cause: unknown) => {
				if (cause instanceof StackError) return part;
				throw cause;
			});
		}
	}
	void keep();
	return { url: part.url, pid: () => part.process.pid };
}
