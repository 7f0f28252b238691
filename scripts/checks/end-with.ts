import { endTools, runTool } from './tool.ts';

/** Runs tools one after another, each to its end, says what they said, and ends with their verdict. */
export async function endWith(...tools: readonly (readonly string[])[]): Promise<never> {
	let verdict = 0;
	// A tool is in a group of its own: who ends the caller means it, too.
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => void endTools().finally(() => process.exit(1)));
	}
	for (const args of tools) {
		const { code, output } = await runTool(args);
		process.stdout.write(output);
		verdict ||= code;
	}
	process.exit(verdict);
}
