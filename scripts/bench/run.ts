import { isStoppingAll } from '../stack/child.ts';
import type { Asked } from './command.ts';
import { compare, flatten } from './figures.ts';
import { checkKeeping, keepRun, newRun, readRun, type Run } from './kept.ts';
import { missingNeed } from './needs.ts';
import { lineFrom, type Measured, type Part } from './part.ts';
import { table, times } from './printing.ts';
import { workplace } from './workplace.ts';

/**
 * Measures parts, prints their tables, and saves the figures after each. Prints skipped parts with
 * the reason in a line of their own. False if a part failed, or nothing was measured.
 */
export async function measureParts(asked: Asked, root: string): Promise<boolean> {
	// Read first: this run may be saved in the same file.
	const kept = asked.compare === null ? null : await readRun(asked.compare);
	await checkKeeping(asked.keep);
	const place = workplace(root);
	const run = await newRun();
	let failures = 0;
	let measured = 0;
	for (const part of asked.parts) {
		if (isStoppingAll()) break;
		const missing = await missingNeed(part.needs, root);
		if (missing !== null) {
			leaveOut(run, `${part.name}: ${missing}`);
			continue;
		}
		try {
			const measure = await part.load();
			const result = await measure(place);
			Object.assign(run.figures, flatten(part.name, result.figures));
			measured += Object.keys(result.figures).length > 0 ? 1 : 0;
			print(part, result, kept);
			for (const line of result.leftOut ?? []) leaveOut(run, `${part.name}: ${line}`);
		} catch (cause) {
			failures += 1;
			console.error(cause instanceof Error ? cause.stack : cause);
			leaveOut(run, `${part.name}: failed, ${lineFrom(cause)}`);
		}
		if (measured > 0) await keepRun(asked.keep, run);
	}
	if (measured > 0) {
		await keepRun(asked.keep, run);
		console.log(`\n${Object.keys(run.figures).length} figures kept in ${asked.keep}`);
	}
	// Once more at the end, where a long run is read.
	for (const line of run.left_out) console.log(`left out: ${line}`);
	return failures === 0 && measured > 0;
}

function leaveOut(run: Run, line: string): void {
	run.left_out.push(line);
	console.log(`\nleft out: ${line}`);
}

function print({ name, about }: Part, { figures, remarks = [] }: Measured, kept: Run | null): void {
	console.log(`\n${name}: ${about}\n${table('', figures)}`);
	for (const line of remarks) console.log(line);
	if (kept === null) return;
	const comparison = compare(name, figures, kept.figures);
	const head = `${name} now : kept run of ${kept.begun_at}`;
	console.log(`\n${table(head, comparison.ratios, times)}`);
	for (const line of comparison.remarks) console.log(line);
}
