import { setTimeout as pause } from 'node:timers/promises';
import type { Layout } from './layout.ts';

/** A process dies so often. */
const KILL_EVERY_MS = 5_000;

interface Strikes {
	/** Names of the processes that were killed, in order. */
	struck: string[];
	/** Kills no more; resolves once every process runs again. */
	end: () => Promise<void>;
}

/** Hosts, publishers and edges have a number at their end. */
const toRole = (name: string): string => name.replace(/-\d$/, '');
const PUBLISHER = 'publisher';

/**
 * Kills a random process of the layout every few seconds, whatever it does, and starts each one that
 * has ended anew, as a supervisor does: publishers end by themselves where another one leads. One
 * whose like is still dead is spared: a busy machine needs longer than those seconds for a start.
 * So are publishers until `countLive` has grown since the last of them died: the first publication
 * after a publisher's start reads the whole site, which takes longer than those seconds.
 */
export function strike(layout: Layout, countLive: () => number): Strikes {
	const struck: string[] = [];
	const over = new AbortController();
	const returning = new Map<string, Promise<void>>();
	/** Publications that were live when a publisher died last. */
	let liveBefore = 0;

	async function revive(name: string): Promise<void> {
		while (layout.member(name).hasEnded()) {
			// One that meets the lock or the lease of its predecessor ends once more.
			await layout.restart(name).catch(() => undefined);
		}
	}
	function reviveAll(): void {
		for (const name of layout.names()) {
			if (returning.has(name) || !layout.member(name).hasEnded()) continue;
			returning.set(
				name,
				revive(name).finally(() => returning.delete(name)),
			);
		}
	}

	async function run(): Promise<void> {
		while (!over.signal.aborted) {
			await pause(KILL_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
			if (over.signal.aborted) return;
			const dead = layout.names().filter((name) => layout.member(name).hasEnded());
			const spared = new Set(dead.map(toRole));
			if (countLive() === liveBefore) spared.add(PUBLISHER);
			const mortal = layout.names().filter((name) => !spared.has(toRole(name)));
			const name = mortal[Math.floor(Math.random() * mortal.length)];
			if (name !== undefined) {
				if (toRole(name) === PUBLISHER) liveBefore = countLive();
				struck.push(name);
				await layout.member(name).end('SIGKILL');
			}
			reviveAll();
		}
	}

	const running = run();
	return {
		struck,
		async end() {
			over.abort();
			await running;
			for (reviveAll(); returning.size > 0; reviveAll()) await Promise.all(returning.values());
		},
	};
}
