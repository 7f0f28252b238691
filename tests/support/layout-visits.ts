import sharp from 'sharp';
import { expect } from 'vitest';
import { listProducts } from '#contract/content/endpoints.ts';
import { uploadPicture } from '#contract/content/library.ts';
import { getPublication } from '#contract/publishing/publications.ts';
import { signedIn } from './desk.ts';
import { readData } from './host-conformance.ts';
import type { Ask } from './host.ts';
import { EDGES, type Layout } from './layout.ts';
import { limit } from './pace.ts';
import { drafted, named, published, toItem } from './publishing.ts';

/** Time in which a publication, or a process that was started anew, arrives. */
export const ARRIVES = { timeout: limit(60_000), interval: 250 };

/** Address of the Italian page about the company. */
export const COMPANY = '/it/azienda';

export const askAt =
	(url: string): Ask =>
	(path, init) =>
		fetch(`${url}${path}`, { redirect: 'manual', ...init });

/** Waits until visitors may be sent to every edge. */
export async function untilReady(layout: Layout): Promise<void> {
	for (const name of EDGES) {
		const { url } = layout.member(name);
		await expect.poll(async () => (await fetch(`${url}/readyz`)).status, ARRIVES).toBe(200);
	}
}

/** Finds an article that is in stock. */
export async function findVariant(ask: Ask): Promise<string> {
	const products = await readData(listProducts, await ask('/api/products?locale=it'));
	const found = products
		.flatMap(({ variants }) => variants)
		.find(({ availability }) => availability === 'in_stock');
	if (!found) throw new Error('nothing is in stock');
	return found.id;
}

/** Uploads a picture at the first address and reads it by all of them. */
export async function sharePicture(urls: readonly [string, ...string[]]): Promise<void> {
	const editor = await signedIn(askAt(urls[0]), 'editor');
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
	for (const url of urls.toReversed()) {
		const served = await fetch(`${url}/media/300/${picture.file}`);
		expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
	}
}

/** Publishes a title through the balancer; returns it once the desk says that it is live. */
export async function publishTitle(ask: Ask, title: string, within = ARRIVES): Promise<string> {
	const editor = await signedIn(ask, 'editor');
	const revision = await drafted(editor, 'page/company', named(title));
	const { id } = await published(editor, [toItem('page/company', revision)]);
	await expect
		.poll(async () => readData(getPublication, await editor(`/desk/publications/${id}`)), within)
		.toMatchObject({ state: 'live', fault: null });
	return title;
}
