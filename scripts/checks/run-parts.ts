import { measureCpu } from './cpu-time.ts';
import { STAGES } from './part-names.ts';
import type { Part } from './parts.ts';
import { type Result, toLine } from './report.ts';
import type { Tally } from './tally.ts';

async function run(part: Part): Promise<Tally> {
	const isReady = part.needs === undefined || (await part.needs());
	// A part that could not run has not passed.
	return isReady ? part.run() : { passed: 0, failed: 1, output: 'not run: there is no site' };
}

/** Runs a part and prints its result. */
async function runPart(part: Part): Promise<Result> {
	const started = performance.now();
	const { value: tally, cpu_s } = await measureCpu(() => run(part));
	const { passed, failed, skipped = 0, flaky = [], files = [], notTested = [], output } = tally;
	const seconds = (performance.now() - started) / 1000;
	const result: Result = {
		...{ title: part.title, passed, failed, skipped, notTested, flaky, files },
		...{ seconds, cpu_s },
	};
	console.log(toLine(result));
	if (failed > 0) console.log(`\n${output.trim()}\n`);
	return result;
}

/** Runs the parts of a lane one after another, until one fails that ends the run. */
async function runLane(parts: readonly Part[]) {
	const results: Result[] = [];
	for (const part of parts) {
		const result = await runPart(part);
		results.push(result);
		if (result.failed > 0 && part.endsRun) return { results, endedBy: part };
	}
	return { results, endedBy: null };
}

/**
 * Runs the parts by their stages. A failed part that `endsRun` leaves out the rest, once the other
 * lanes of its stage have ended.
 */
export async function runParts(parts: readonly Part[]): Promise<Result[]> {
	const results: Result[] = [];
	for (const stage of STAGES) {
		const lanes = stage.map((names) =>
			names.flatMap((name) => parts.filter((part) => part.name === name)),
		);
		const ended = await Promise.all(lanes.map(runLane));
		results.push(...ended.flatMap((lane) => lane.results));
		const endedBy = ended.find((lane) => lane.endedBy)?.endedBy;
		if (endedBy) {
			console.log(`${endedBy.title} failed: nothing else is run`);
			break;
		}
	}
	return results;
}
