import type { Reporter, TestModule } from 'vitest/node';

/** Prints the skipped tests of a run: against a foreign host, all that need our own database. */
export const skippedReporter: Reporter = {
	onTestRunEnd(modules: readonly TestModule[]) {
		const lines = modules.flatMap((module) => {
			const names = [...module.children.allTests('skipped')].map(({ fullName }) => fullName);
			if (names.length === 0) return [];
			return [
				`  ${module.relativeModuleId}: ${names.length}`,
				...names.map((name) => `    ${name}`),
			];
		});
		if (lines.length > 0) console.log(`\nNOT TESTED in this run:\n${lines.join('\n')}`);
	},
};
