import type { Part } from './parts.ts';
import type { Tally } from './suites.ts';

export interface Result {
	title: string;
	passed: number;
	failed: number;
	skipped: number;
	seconds: number;
}

function say({ title, passed, failed, skipped, seconds }: Result): void {
	const left = skipped > 0 ? `, ${skipped} SKIPPED` : '';
	console.log(`▸ ${title} … ${passed} passed, ${failed} failed${left} (${seconds.toFixed(1)} s)`);
}

/**
 * Runs the parts of each lane one after another and the lanes at once. After a part that ends the
 * run nothing else starts, `stop` ends what runs, and whatever that says counts no more.
 */
export async function runLanes(
	lanes: readonly (readonly Part[])[],
	stop: () => Promise<void>,
): Promise<Result[]> {
	const results: Result[] = [];
	let isEnded = false;

	async function runPart(part: Part): Promise<void> {
		const isReady = part.needs === undefined || (await part.needs());
		if (isEnded) return;
		const started = performance.now();
		// What could not be run has not passed.
		const unready: Tally = { passed: 0, failed: 1, output: 'not run: there is no site' };
		const { passed, failed, skipped = 0, output } = isReady ? await part.run() : unready;
		if (isEnded) return;
		const seconds = (performance.now() - started) / 1000;
		const result = { title: part.title, passed, failed, skipped, seconds };
		results.push(result);
		say(result);
		if (failed > 0) console.log(`\n${output.trim()}\n`);
		if (failed === 0 || !part.endsRun) return;
		isEnded = true;
		console.log(`${part.title} failed: nothing else is run`);
		await stop();
	}

	async function runLane(lane: readonly Part[]): Promise<void> {
		for (const part of lane) {
			if (isEnded) return;
			await runPart(part).catch((cause: unknown) => {
				// What was ended in the middle may complain as it likes.
				if (!isEnded) throw cause;
			});
		}
	}

	await Promise.all(lanes.map(runLane));
	return results;
}

/** Seconds of each part, the slowest first; lanes share the machine, so they do not add up. */
export function timingTable(results: readonly Result[], total_s: number): string {
	const width = Math.max(...results.map(({ title }) => title.length), 'whole run'.length);
	const lines = results
		.toSorted((a, b) => b.seconds - a.seconds)
		.map(({ title, seconds, passed }) =>
			[title.padEnd(width), seconds.toFixed(1).padStart(7), `${passed}`.padStart(6)].join('  '),
		);
	const head = [''.padEnd(width), 'seconds', 'passed'].join('  ');
	return [head, ...lines, `${'whole run'.padEnd(width)}  ${total_s.toFixed(1).padStart(7)}`].join(
		'\n',
	);
}
