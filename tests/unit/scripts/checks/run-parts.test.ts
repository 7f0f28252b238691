import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { measureCpu } from '../../../../scripts/checks/cpu-time.ts';
import { PART_NAMES, type PartName, STAGES } from '../../../../scripts/checks/part-names.ts';
import type { Part } from '../../../../scripts/checks/parts.ts';
import { runParts } from '../../../../scripts/checks/run-parts.ts';
import { runTool } from '../../../../scripts/checks/tool.ts';

let begun: PartName[];
beforeEach(() => {
	begun = [];
	const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
	return () => log.mockRestore();
});

/** A part that passes one test, or fails one, once `work` has ended. */
function aPart(
	name: PartName,
	work = async (): Promise<unknown> => null,
	given: Partial<Part> = {},
	failed = 0,
): Part {
	return {
		name,
		title: name,
		async run() {
			begun.push(name);
			await work();
			return { passed: 1 - failed, failed, output: '' };
		},
		...given,
	};
}

describe('stages of a run', () => {
	test('have every part once', () => {
		expect(STAGES.flat(2).toSorted()).toEqual([...PART_NAMES].toSorted());
	});

	test('run lanes at the same time, and the browser once all of them have ended', async () => {
		const host = Promise.withResolvers<null>();
		const build = Promise.withResolvers<null>();
		const parts = [
			aPart('browser', async () => void expect(begun).toHaveLength(4)),
			// Each ends only if the other runs beside it.
			aPart('build', () => meet(build, host)),
			aPart('environment'),
			aPart('host', () => meet(host, build)),
		];
		const results = await runParts(parts);
		expect(begun.indexOf('environment')).toBeLessThan(begun.indexOf('build'));
		expect(results.map(({ title }) => title)).toEqual(['host', 'environment', 'build', 'browser']);
	});

	test('end with the stage whose part fails, if that part ends the run', async () => {
		const types = Promise.withResolvers<null>();
		const parts = [
			aPart('lint', async () => types.resolve(null), { endsRun: true }, 1),
			aPart('types', () => types.promise),
			aPart('unused'),
			aPart('unit'),
		];
		const results = await runParts(parts);
		expect(results.map(({ title, failed }) => [title, failed])).toEqual([
			['lint', 1],
			['types', 0],
		]);
	});

	test('go on after a part that failed, and count one that lacks its requirements as failed', async () => {
		const parts = [
			aPart('unit', undefined, {}, 1),
			aPart('site', undefined, { needs: async () => false }),
		];
		const results = await runParts(parts);
		expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
		expect(begun).toEqual(['unit']);
	});
});

/** Says that one side is there, and waits for the other. */
function meet(own: PromiseWithResolvers<null>, other: PromiseWithResolvers<null>) {
	own.resolve(null);
	return other.promise;
}

/** Code of a process that computes for so many milliseconds of processor time. */
const computing = (ms: number) => `
	for (let sum = 0; process.cpuUsage().user < ${ms * 1000};) {
		for (let at = 0; at < 1e6; at += 1) sum += at;
	}`;

test.runIf(existsSync('/proc/self/stat'))(
	'processor time belongs to the work that started the process, also beside other work',
	async () => {
		const [busy, idle] = await Promise.all([
			measureCpu(() => runTool(['-e', computing(700)])),
			measureCpu(() => runTool(['-e', ''])),
		]);
		expect(busy.cpu_s).toBeGreaterThanOrEqual(0.7);
		expect(idle.cpu_s).toBeLessThan(0.7);
		expect(idle.cpu_s).toBeGreaterThan(0);
	},
);
