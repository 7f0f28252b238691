import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Returns whether a test file asks for a window. */
const hasWindow = ({ moduleId }: TestSpecification): boolean =>
	readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom\n');

/**
 * Runs files that need a window before those that need none. A worker goes on with the next file
 * only if that has the same environment; else it ends, with all the modules it has loaded, and
 * another one starts.
 */
export class EnvironmentOrder extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const withWindow = new Set(sorted.filter(hasWindow));
		return [...withWindow, ...sorted.filter((file) => !withWindow.has(file))];
	}
}
