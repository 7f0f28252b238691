import { expect, onTestFinished, test } from 'vitest';
import { getSiteState } from '#contract/publishing/publications.ts';
import { placedIn, readyBuyer } from '../support/buyer.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import type { Ask } from '../support/host.ts';
import {
	ARRIVES,
	askAt,
	COMPANY,
	findVariant,
	publishTitle,
	sharePicture,
	untilReady,
} from '../support/layout-visits.ts';
import { EDGES, openLayout } from '../support/layout.ts';
import { hasNginx } from '../support/nginx.ts';
import { limit } from '../support/pace.ts';
import { anS3Server } from '../support/s3.ts';

const LIMIT_MS = limit(360_000);
/** A release is on all edges so soon after the publisher has said that it is. */
const SOON = { timeout: limit(5_000) };

/** Reads so many pages through the balancer; returns the statuses that were not 200. */
async function readPages(ask: Ask, times: number): Promise<number[]> {
	const paths = ['/it', '/en', '/ja', '/fr/produits', '/api/menus?locale=it'];
	const statuses: number[] = [];
	for (let at = 0; at < times; at += 1) {
		statuses.push((await ask(paths[at % paths.length] ?? '/it')).status);
	}
	return statuses.filter((status) => status !== 200);
}

async function hasTitle(url: string, title: string): Promise<boolean> {
	return (await (await fetch(`${url}${COMPANY}`)).text()).includes(title);
}

test.runIf(hasNginx)(
	'two hosts and two edges behind nginx are one shop',
	async () => {
		const s3 = await anS3Server();
		const layout = await openLayout(s3.url);
		onTestFinished(layout.close, LIMIT_MS);
		const ask = askAt(layout.url);
		await untilReady(layout);
		expect((await ask('/readyz')).status).toBe(404);
		expect(await readPages(ask, 40)).toEqual([]);

		const buyer = await readyBuyer(ask, 'test', { variant: await findVariant(ask) });
		const order = await placedIn(await buyer.place());
		expect((await buyer.order(order.id)).id).toBe(order.id);

		const [first, second] = [layout.member('host-1').url, layout.member('host-2').url];
		await sharePicture([first, second, layout.url]);

		const title = await publishTitle(ask, 'Prima pubblicazione dietro un bilanciatore');
		for (const name of EDGES) {
			await expect.poll(() => hasTitle(layout.member(name).url, title), SOON).toBe(true);
		}

		// One of each dies: visitors see nothing of it, and the next publication does not wait long.
		await layout.member('host-1').end('SIGKILL');
		await layout.member('edge-1').end('SIGKILL');
		await layout.member('publisher-1').end('SIGKILL');
		expect(await readPages(ask, 40)).toEqual([]);
		const later = await publishTitle(ask, 'Seconda, con un server in meno');
		await expect.poll(() => hasTitle(layout.member('edge-2').url, later), SOON).toBe(true);
		const editor = await signedIn(ask, 'editor');
		await expect
			.poll(async () => (await readData(getSiteState, await editor('/desk/site'))).edges, ARRIVES)
			.toMatchObject({
				edges: [
					{ name: 'edge-1', is: 'silent' },
					{ name: 'edge-2', is: 'current' },
				],
			});
		const again = await layout.restart('edge-1');
		await expect.poll(() => hasTitle(again.url, later), ARRIVES).toBe(true);
	},
	LIMIT_MS,
);
