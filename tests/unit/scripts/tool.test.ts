import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endTools, runTool } from '../../../scripts/checks/tool.ts';

async function aFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'tool-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** Starts a tool that runs until it is ended; `onTerm` is its reaction to SIGTERM. */
async function aTool(onTerm: string): Promise<{ ended: Promise<number>; note: string }> {
	const folder = await aFolder();
	const ready = join(folder, 'ready');
	const note = join(folder, 'note');
	const code = `
		const { writeFileSync } = require('node:fs');
		process.on('SIGTERM', () => { ${onTerm} });
		writeFileSync(${JSON.stringify(ready)}, '');
		setInterval(() => undefined, 1000);`;
	const ended = runTool(['-e', code], { NOTE: note }).then((outcome) => outcome.code);
	await vi.waitFor(() => expect(existsSync(ready)).toBe(true), { timeout: 15_000 });
	return { ended, note };
}

test('a terminated tool may clean up first', async () => {
	const { ended, note } = await aTool(
		"setTimeout(() => { writeFileSync(process.env.NOTE, 'cleared up'); process.exit(3); }, 100)",
	);
	await endTools();
	expect(await ended).toBe(3);
	expect(readFileSync(note, 'utf8')).toBe('cleared up');
});

test('a tool that ignores SIGTERM is killed', async () => {
	const { ended, note } = await aTool("writeFileSync(process.env.NOTE, 'asked')");
	await endTools(500);
	expect(await ended).not.toBe(0);
	expect(readFileSync(note, 'utf8')).toBe('asked');
});
