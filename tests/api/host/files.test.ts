import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isEmbedded } from '../../support/host.ts';
import { aProcess, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { nodeEnv } from '../../support/node-env.ts';
import { anS3Server } from '../../support/s3.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { submitForm } from '../../support/submit-form.ts';

const run = promisify(execFile);

describe.runIf(isEmbedded)('a host with a bucket', { timeout: PROCESS_LIMIT_MS }, () => {
	test('starts once all files were moved there, not with a part of them', async () => {
		const bucket = await anS3Server();
		const DATA_DIR = await aSeededFolder();
		const env = { DATA_DIR, FILES_URL: bucket.url };
		const move = (...flags: string[]) =>
			run(process.execPath, ['scripts/move-files.ts', ...flags], { env: { ...nodeEnv(), ...env } });

		const before = await aProcess({ DATA_DIR });
		const sent = await submitForm((path, init) => fetch(`${before.url}${path}`, init), 'careers');
		expect(sent.status).toBe(200);
		expect((await move()).stdout).toMatch(/: \d+ copied, 0 were there\nNext: stop all hosts/);
		const early = await move('--finish').catch(({ stderr }: { stderr: string }) => stderr);
		expect(early).toBe(`A host runs at ${before.url}: stop all hosts, then finish\n`);
		before.kill('SIGTERM');
		await before.ended;

		const half = await aProcess(env);
		expect(half.url).toBeNull();
		expect(half.errors()).toMatch(
			/^FILES_URL: files are being moved from \S+ to http:\S+: finish/m,
		);
		expect((await move('--finish')).stdout).toMatch(/: 0 copied, \d+ were there\nFinished: start/);
		const old = await aProcess({ DATA_DIR });
		expect(old.url).toBeNull();
		expect(old.errors()).toMatch(/^FILES_URL: files were moved from \S+ to http:\S+: expected/m);

		const after = await aProcess(env);
		expect(after.url, after.errors()).not.toBeNull();
		const listed = await (await fetch(`${after.url}/api/documents?locale=it`)).text();
		const [, file] = /"file":"([^"]+\.pdf)"/.exec(listed) ?? [];
		expect((await fetch(`${after.url}/media/documents/${file}`)).status).toBe(200);
		const again = await submitForm((path, init) => fetch(`${after.url}${path}`, init), 'careers');
		expect(again.status).toBe(200);
	});

	test('without rights ends with one line without the secret', async () => {
		const bucket = await anS3Server();
		const FILES_URL = bucket.url.replace(':S3RVER@', ':of-somebody-else@');
		const host = await aProcess({ DATA_DIR: await aSeededFolder(), FILES_URL });
		expect(host.url).toBeNull();
		expect(host.errors()).toMatch(
			/^FILES_URL: the file store http:\S+ refuses PUT \(SignatureDoesNotMatch\)\n$/,
		);
	});
});
