import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { toAddress, askWith, toCookie, trySignIn, type AskAs } from '../../support/desk.ts';
import {
	aProcess,
	type HostProcess,
	onceReady,
	PROCESS_LIMIT_MS,
} from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import {
	aReceiver,
	drafted,
	toItem,
	named,
	published,
	type Receiver,
	SECRET,
} from '../../support/publishing.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';

const start = (DATA_DIR: string, receiver: Receiver) =>
	aProcess({ DATA_DIR, BUILD_HOOK_URL: receiver.url, BUILD_HOOK_SECRET: SECRET });

/** Signing in is the first request that needs the host's connections; writes are sent once. */
async function editorAt(host: HostProcess, dataDir: string): Promise<AskAs> {
	const ask: Ask = (path, init) => fetch(`${host.url}${path}`, init);
	const password = (await readFile(join(dataDir, 'desk-password'), 'utf8')).trim();
	const response = await onceReady(() => trySignIn(ask, toAddress('editor'), password));
	expect(response.status, await response.clone().text()).toBe(200);
	return askWith(ask, toCookie(response));
}

const comes = ({ received }: Receiver, count: number) =>
	vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), {
		timeout: PROCESS_LIMIT_MS / 2,
	});

describe.runIf(isEmbedded)('a killed host', { timeout: PROCESS_LIMIT_MS }, () => {
	test('sends its undelivered hook after a restart, under the same id and no other', async () => {
		const receiver = await aReceiver();
		const DATA_DIR = await aSeededFolder();
		const first = await start(DATA_DIR, receiver);
		// The content of a fresh database is new to the publisher.
		await comes(receiver, 1);
		receiver.reply(null);
		const editor = await editorAt(first, DATA_DIR);
		const revision = await drafted(editor, 'page/company', named('Prima della fine'));
		const { id } = await published(editor, [toItem('page/company', revision)]);
		await comes(receiver, 2);
		first.kill('SIGKILL');
		await first.ended;
		receiver.reply({ status: 202 });
		const second = await start(DATA_DIR, receiver);
		await comes(receiver, 3);
		const [, sent, again] = receiver.received;
		expect(again?.id).toBe(sent?.id);
		expect(again?.isGenuine).toBe(true);
		// Beside the hooks of a fresh database, whose outcome was not reported.
		const { publication_ids = [], shop_ids = [] } = again?.hook.data ?? {};
		expect(publication_ids.filter((one) => !shop_ids.includes(one))).toEqual([id]);
		// Hooks do not overtake each other: any other pending one would have arrived.
		const next = await editorAt(second, DATA_DIR);
		const later = await drafted(next, 'page/company', named('Dopo la fine'));
		await published(next, [toItem('page/company', later)]);
		await comes(receiver, 4);
		expect(receiver.received).toHaveLength(4);
		expect(receiver.received[3]?.id).not.toBe(sent?.id);
	});
});
