import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { listProducts } from '#contract/content/endpoints.ts';
import { uploadPicture } from '#contract/content/library.ts';
import { getPublication, getSiteState } from '#contract/publishing/publications.ts';
import { placedIn, readyBuyer } from '../support/buyer.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import type { Ask } from '../support/host.ts';
import { EDGES, type Layout, openLayout } from '../support/layout.ts';
import { hasNginx } from '../support/nginx.ts';
import { limit } from '../support/pace.ts';
import { drafted, named, published, toItem } from '../support/publishing.ts';
import { anS3Server } from '../support/s3.ts';

const LIMIT_MS = limit(360_000);
/** A release is on all edges so soon after the publisher has said that it is. */
const SOON = { timeout: limit(5_000) };
const ARRIVES = { timeout: limit(60_000), interval: 250 };

const askAt =
	(url: string): Ask =>
	(path, init) =>
		fetch(`${url}${path}`, { redirect: 'manual', ...init });

/** Reads so many pages through the balancer; returns the statuses that were not 200. */
async function readPages(ask: Ask, times: number): Promise<number[]> {
	const paths = ['/it', '/en', '/ja', '/fr/produits', '/api/menus?locale=it'];
	const statuses: number[] = [];
	for (let at = 0; at < times; at += 1) {
		statuses.push((await ask(paths[at % paths.length] ?? '/it')).status);
	}
	return statuses.filter((status) => status !== 200);
}

/** Finds an article that is in stock. */
async function findVariant(ask: Ask): Promise<string> {
	const products = await readData(listProducts, await ask('/api/products?locale=it'));
	const found = products
		.flatMap(({ variants }) => variants)
		.find(({ availability }) => availability === 'in_stock');
	if (!found) throw new Error('nothing is in stock');
	return found.id;
}

/** Uploads a picture at one host and reads it by the other. */
async function sharePicture(layout: Layout): Promise<void> {
	const [first, second] = [layout.member('host-1').url, layout.member('host-2').url];
	const editor = await signedIn(askAt(first), 'editor');
	const bytes = await sharp({
		create: { width: 900, height: 600, channels: 3, background: 'teal' },
	})
		.jpeg()
		.toBuffer();
	const sent = await editor('/desk/pictures?name=officina.jpg', {
		method: 'POST',
		bytes: new Blob([new Uint8Array(bytes)]),
	});
	const { picture } = await readData(uploadPicture, sent);
	for (const url of [second, first, layout.url]) {
		const served = await fetch(`${url}/media/300/${picture.file}`);
		expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
	}
}

/** Publishes a title through the balancer; returns it once the desk says that it is live. */
async function publishTitle(ask: Ask, title: string): Promise<string> {
	const editor = await signedIn(ask, 'editor');
	const revision = await drafted(editor, 'page/company', named(title));
	const { id } = await published(editor, [toItem('page/company', revision)]);
	await expect
		.poll(async () => readData(getPublication, await editor(`/desk/publications/${id}`)), ARRIVES)
		.toMatchObject({ state: 'live', fault: null });
	return title;
}

/** Address of the Italian page about the company. */
const COMPANY = '/it/azienda';

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
		for (const name of EDGES) {
			const { url } = layout.member(name);
			await expect.poll(async () => (await fetch(`${url}/readyz`)).status, ARRIVES).toBe(200);
		}
		expect((await ask('/readyz')).status).toBe(404);
		expect(await readPages(ask, 40)).toEqual([]);

		const buyer = await readyBuyer(ask, 'test', { variant: await findVariant(ask) });
		const order = await placedIn(await buyer.place());
		expect((await buyer.order(order.id)).id).toBe(order.id);

		await sharePicture(layout);

		const title = await publishTitle(ask, 'Prima pubblicazione dietro un bilanciatore');
		for (const name of EDGES) {
			await expect.poll(() => hasTitle(layout.member(name).url, title), SOON).toBe(true);
		}

		// One of each dies: visitors see nothing of it, and the next publication does not wait long.
		await layout.member('host-1').end('SIGKILL');
		await layout.member('edge-1').end('SIGKILL');
		await layout.member('publisher-1').end('SIGKILL');
		expect(await readPages(ask, 40)).toEqual([]);
		const second = await publishTitle(ask, 'Seconda, con un server in meno');
		await expect.poll(() => hasTitle(layout.member('edge-2').url, second), SOON).toBe(true);
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
		await expect.poll(() => hasTitle(again.url, second), ARRIVES).toBe(true);
	},
	LIMIT_MS,
);
