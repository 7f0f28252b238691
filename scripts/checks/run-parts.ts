import { readCpu_s } from './cpu-time.ts';
import type { Part } from './parts.ts';
import { type Result, toLine } from './report.ts';
import type { Tally } from './tally.ts';

async function runPart(part: Part): Promise<Tally> {
	const isReady = part.needs === undefined || (await part.needs());
	// A part that could not run has not passed.
	return isReady ? part.run() : { passed: 0, failed: 1, output: 'not run: there is no site' };
}

/**
 * Runs the parts one after another, so that each has the machine to itself. A failed part that
 * `endsRun` leaves out the rest.
 */
export async function runParts(parts: readonly Part[]): Promise<Result[]> {
	const results: Result[] = [];
	for (const part of parts) {
		const started = performance.now();
		const cpuBefore = readCpu_s();
		const tally = await runPart(part);
		const { passed, failed, skipped = 0, flaky = [], files = [], notTested = [], output } = tally;
		const cpuAfter = readCpu_s();
		const result: Result = {
			title: part.title,
			passed,
			failed,
			skipped,
			notTested,
			flaky,
			files,
			seconds: (performance.now() - started) / 1000,
			cpu_s: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
		};
		results.push(result);
		console.log(toLine(result));
		if (failed > 0) console.log(`\n${output.trim()}\n`);
		if (failed > 0 && part.endsRun) {
			console.log(`${part.title} failed: nothing else is run`);
			break;
		}
	}
	return results;
}
