import { exitOnSignal } from './exit-on-signal.ts';
import { runTool } from './tool.ts';

/**
 * Runs tools one after another, each to its end, prints their output, and exits with their verdict.
 */
export async function endWith(...tools: readonly (readonly string[])[]): Promise<never> {
	let verdict = 0;
	const ending = exitOnSignal();
	for (const args of tools) {
		const { code, output } = await runTool(args);
		process.stdout.write(output);
		if (ending.aborted) process.exit(1);
		verdict ||= code;
	}
	process.exit(verdict);
}
