import { exitOnSignal } from './exit-on-signal.ts';
import { runTool } from './tool.ts';

/** Runs tools one after another, each to its end, says what they said, and ends with their verdict. */
export async function endWith(...tools: readonly (readonly string[])[]): Promise<never> {
	let verdict = 0;
	exitOnSignal();
	for (const args of tools) {
		const { code, output } = await runTool(args);
		process.stdout.write(output);
		verdict ||= code;
	}
	process.exit(verdict);
}
