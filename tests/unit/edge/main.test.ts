import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseStore } from '#edge/releases/releases.ts';
import { aProcess } from './a-process.ts';
import { aFolder, PAGES, writeFiles } from './a-site.ts';

test('the process logs its address and release, and ends on SIGTERM', async () => {
	const [data, built] = [await aFolder(), await aFolder()];
	await writeFiles(built, PAGES);
	await releaseStore(join(data, 'releases'), Date.now).publish(built);
	const { child, ended } = aProcess({ DATA_DIR: data });
	const [line] = await once(child.stdout, 'data');
	const [, url = ''] = /^edge: serving on (http:\/\/localhost:\d+)\n$/.exec(String(line)) ?? [];
	const page = await fetch(`${url.replace('localhost', '127.0.0.1')}/ja`);
	expect([page.status, await page.text()]).toEqual([200, 'home ja']);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
});

test('a built folder is previewed compressed, like a release', async () => {
	const [data, built] = [await aFolder(), await aFolder()];
	const page = '<p>Ruote in carbonio</p>'.repeat(200);
	await writeFiles(built, { ...PAGES, 'it.html': page });
	const { child, ended } = aProcess({ DATA_DIR: data }, [built]);
	const [line] = await once(child.stdout, 'data');
	const [, port = ''] = /:(\d+)\n$/.exec(String(line)) ?? [];
	const headers = { 'accept-encoding': 'br' };
	const answer = await fetch(`http://127.0.0.1:${port}/it`, { headers });
	expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', page]);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
});

test('a folder without a built site is refused in one line', async () => {
	const folder = await aFolder();
	const { ended, errors } = aProcess({ DATA_DIR: await aFolder() }, [folder]);
	expect(await ended).toBe(1);
	expect(await errors).toBe(
		`${folder} is not a built site (npm run build): no index.html: not published\n`,
	);
});

test.each([
	['PORT=web', { PORT: 'web' }, 'PORT: expected a port number, got "web"\n'],
	['API_BASE_URL=api', { API_BASE_URL: 'api' }, /^API_BASE_URL: .*\n$/],
])('the setting %s is refused in one line', async (_name, env, message) => {
	const { ended, errors } = aProcess(env);
	expect(await ended).toBe(1);
	expect(await errors).toEqual(
		typeof message === 'string' ? message : expect.stringMatching(message),
	);
});

test('a port in use is reported in one line', async () => {
	const other = createServer();
	await once(other.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void other.close());
	const address = other.address();
	const port = address !== null && typeof address !== 'string' ? address.port : 0;
	const { ended, errors } = aProcess({ PORT: String(port), DATA_DIR: await aFolder() });
	expect(await ended).toBe(1);
	expect(await errors).toBe(
		`Port ${port} on 127.0.0.1 is taken. Another one: PORT=${port + 1} npm start\n`,
	);
});
