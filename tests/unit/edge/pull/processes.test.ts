import { expect, test } from 'vitest';
import { HOOK_SECRET } from '../../../support/a-publisher.ts';
import { aProcess, servingAt } from '../a-process.ts';
import { aFolder } from '../a-site.ts';
import { aHub, OTHER_SECRET } from './a-hub.ts';

/** Time in which a release reaches every edge. */
const SOON = { timeout: 5_000 };
const STARTS = 30_000;

const getText = async (url: string) => (await fetch(url)).text();
const getStatus = async (url: string) => (await fetch(url)).status;

test(
	'two edges serve each publication, also one killed during it',
	async () => {
		const hub = await aHub();
		await hub.publish();
		const start = (data: string, name: string) =>
			aProcess({
				DATA_DIR: data,
				RELEASES_URL: hub.origin,
				BUILD_HOOK_SECRET: HOOK_SECRET,
				EDGE_NAME: name,
			});
		const folder = await aFolder();
		const processes = [start(await aFolder(), 'one'), start(folder, 'two')] as const;
		const [one, two] = [await servingAt(processes[0]), await servingAt(processes[1])];
		for (const url of [one, two]) {
			await expect.poll(() => getStatus(`${url}/readyz`), SOON).toBe(200);
		}
		await hub.publish({ 'it.html': 'seconda' });
		for (const url of [one, two]) {
			await expect.poll(() => getText(`${url}/it`), SOON).toBe('seconda');
		}
		// Killed once the transfer has begun, which it never sees the end of.
		let isFirst = true;
		hub.intervene(async (path, answer) => {
			if (path !== '/releases/contents' || !isFirst) return undefined;
			isFirst = false;
			processes[1].child.kill('SIGKILL');
			await processes[1].ended;
			return new Response(await answer.arrayBuffer());
		});
		await hub.publish({ 'it.html': 'terza' });
		await expect.poll(() => getText(`${one}/it`), SOON).toBe('terza');
		const again = await servingAt(start(folder, 'two'));
		await expect.poll(() => getText(`${again}/it`), SOON).toBe('terza');
		expect(await getStatus(`${again}/readyz`)).toBe(200);
		processes[0].child.kill('SIGTERM');
		expect(await processes[0].ended).toBe(0);
		await expect.poll(() => hub.list.judge(null).map(({ name }) => name)).toEqual(['two']);
	},
	STARTS,
);

test(
	'an edge with a wrong secret is unready, and logs the reason in one line',
	async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = aProcess({
			DATA_DIR: await aFolder(),
			RELEASES_URL: hub.origin,
			BUILD_HOOK_SECRET: OTHER_SECRET,
		});
		const url = await servingAt(edge);
		const reason = 'BUILD_HOOK_SECRET: expected the secret of the publisher';
		await expect.poll(() => getText(`${url}/readyz`), SOON).toBe(`${reason}\n`);
		expect(await getStatus(`${url}/readyz`)).toBe(503);
		expect(await getStatus(`${url}/it`)).toBe(503);
		edge.child.kill('SIGTERM');
		expect(await edge.ended).toBe(0);
		const lines = (await edge.errors).trim().split('\n');
		expect(lines).toEqual([expect.stringContaining(reason)]);
	},
	STARTS,
);

test(
	'inconsistent settings are refused in one line',
	async () => {
		const data = await aFolder();
		const bare = aProcess({ DATA_DIR: data, RELEASES_URL: 'http://127.0.0.1:9' });
		expect(await bare.ended).toBe(1);
		expect(await bare.errors).toBe(
			'BUILD_HOOK_SECRET: expected the secret of the publisher at RELEASES_URL\n',
		);
		const settings = {
			DATA_DIR: data,
			RELEASES_URL: 'http://127.0.0.1:9',
			BUILD_HOOK_SECRET: HOOK_SECRET,
		};
		const first = aProcess(settings);
		await servingAt(first);
		const second = aProcess(settings);
		expect(await second.ended).toBe(1);
		expect(await second.errors).toBe(
			`DATA_DIR: ${data}/fetched-releases is used by the process ${first.child.pid}, expected a folder for each edge\n`,
		);
	},
	STARTS,
);
