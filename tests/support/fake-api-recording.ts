import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { config } from '#config.ts';
import { PICTURE_NAMES } from '../../src/seed/pictures.ts';
import { makePictures } from './picture-folder.ts';
import { openPlace } from './fake-api-build.ts';
import { recordAnswers } from './fake-api-data.ts';
import { nodeEnv } from './node-env.ts';
import { runFolder } from './run-folder.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** File with all answers of the real host. */
		recording: string;
		/**
		 * Folder for the site of those answers, which the first test that needs it builds there.
		 */
		builtPlace: string;
	}
}

interface RealHost {
	url: string;
	stop: () => Promise<void>;
}

async function startRealHost(folder: string): Promise<RealHost> {
	const mediaDir = join(folder, 'pictures');
	await makePictures(mediaDir, PICTURE_NAMES);
	const child = spawn(process.execPath, ['src/server/main.ts'], {
		env: { ...nodeEnv(), DATA_DIR: join(folder, 'data'), MEDIA_DIR: mediaDir },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = once(child, 'close');
	let errors = '';
	child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
	const url = await new Promise<string>((resolve, reject) => {
		child.stdout.on('data', (bytes: Buffer) => {
			const found = /http:\S+/.exec(bytes.toString())?.[0];
			if (found) resolve(found);
		});
		child.once('close', () => reject(new Error(`the host ended before it was ready: ${errors}`)));
	});
	return {
		url,
		async stop() {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

/** Asks the real host once, the one of API_BASE_URL or our own, and saves its answers in a file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = await runFolder('build-tests');
	const named = config.API_BASE_URL;
	const host = named ? null : await startRealHost(folder);
	const answers = await recordAnswers(host?.url ?? named ?? '');
	await host?.stop();
	const file = join(folder, 'recording.json');
	await writeFile(file, JSON.stringify(answers));
	project.provide('recording', file);
	const built = openPlace();
	project.provide('builtPlace', built.folder);
	return async () => {
		built.close();
		await rm(folder, { recursive: true, force: true });
	};
}
