import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFile } from '#edge/releases/contents.ts';
import { contentHash, CONTENTS, readIndex } from '#edge/releases/release-index.ts';
import { NOTES_FILE } from '#publisher/releases/release-notes.ts';
import { aHook } from '../../../support/a-publisher.ts';
import { aHub } from './a-hub.ts';

describe('the publisher’s pull interface', () => {
	test('requires the secret', async () => {
		const hub = await aHub();
		await hub.publish();
		for (const path of ['report', 'index', 'contents']) {
			const asked = await fetch(`${hub.origin}/releases/${path}`, { method: 'POST', body: '{}' });
			expect([asked.status, await asked.text()]).toEqual([401, 'unsigned']);
		}
	});

	test('contains only what visitors get', async () => {
		const hub = await aHub();
		const { id } = await hub.releases.publish(hub.built, { [NOTES_FILE]: '{"secret":1}' });
		const ask = async (path: string, message: object) => {
			const { body, headers } = aHook(message);
			return fetch(`${hub.origin}/releases/${path}`, { method: 'POST', body, headers });
		};
		const index = await ask('index', { release: id, since: null });
		expect(await index.text()).not.toContain('secret');
		// A content of a release that is being made lies in the folder, but in no list.
		const draft = contentHash(Buffer.from('draft'));
		const taken = [...((await readIndex(join(hub.dir, id))) ?? new Map()).values()][0]?.hash;
		const contents = async (names: string[], release = id) =>
			(await ask('contents', { release, names })).status;
		expect(await contents([taken])).toBe(200);
		expect(await contents([taken, draft])).toBe(403);
		expect(await contents([taken], '1748736001000-000000000000')).toBe(410);
		for (const name of [`../${id}/${NOTES_FILE}`, NOTES_FILE, `${taken}.br/..`, '']) {
			expect(await contents([name])).toBe(422);
		}
	});

	test('aborts when a content is deleted meanwhile, with one line', async () => {
		const hub = await aHub();
		// Longer than all buffers between the two ends.
		await writeFile(join(hub.built, 'a.woff2'), Buffer.alloc(48 * 1024 * 1024));
		const { id } = await hub.publish({ 'b.woff2': 'b' });
		const index = await readIndex(join(hub.dir, id));
		const [first = '', second = ''] = ['a.woff2', 'b.woff2'].map(
			(path) => index?.get(path)?.hash ?? '',
		);
		const { body, headers } = aHook({ release: id, names: [first, second] });
		const url = `${hub.origin}/releases/contents`;
		const reader = (await fetch(url, { method: 'POST', body, headers })).body?.getReader();
		await reader?.read();
		await rm(contentFile(join(hub.dir, CONTENTS), second));
		const readOn = async () => {
			while (!(await reader?.read())?.done);
		};
		await expect(readOn()).rejects.toThrow();
		expect(hub.lines).toEqual([
			expect.stringMatching(/^publisher: a transfer to an edge broke off: .*ENOENT/),
		]);
	});
});
