import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePicture, type LibraryPicture } from '#contract/content/library.ts';
import { listProducts } from '#contract/content/endpoints.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { seed } from '../../src/server/seeding/seed.ts';
import { toAddress, type Cookie, toCookie, ORIGIN, PASSWORD, trySignIn } from '../support/desk.ts';
import {
	conformsPrivately,
	readData,
	type PrivateConformance,
	readProblem,
} from '../support/host-conformance.ts';
import { type Ask, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { FIXTURE } from '../support/host-seed.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { aPlainPicture, halves } from '../support/odd-pictures.ts';

describe.runIf(isEmbedded)('calls about the library of pictures', () => {
	let own: OwnHost;
	let cookie: Cookie;
	let count = 0;
	const ask: Ask = (path, init) => own.ask(path, init);
	beforeAll(async () => {
		own = await openOwnHost();
		cookie = toCookie(await trySignIn(own.ask, toAddress('editor'), PASSWORD));
	});
	afterAll(() => own.close());

	const headers = (type?: string) => ({
		cookie: `${cookie.name}=${cookie.value}`,
		origin: ORIGIN,
		...(type && { 'content-type': type }),
	});
	const upload = async (): Promise<{ path: string; init: RequestInit }> => ({
		path: '/desk/pictures?name=a.png',
		init: {
			headers: headers('application/octet-stream'),
			body: new Uint8Array(await aPlainPicture(20 + (count += 1))),
		},
	});
	/** Path of a picture that no other test touches. */
	async function aPicture(): Promise<string> {
		const { path, init } = await upload();
		const { data } = await (await ask(`/api${path}`, { method: 'POST', ...init })).json();
		return `/desk/pictures/${data.picture.id}`;
	}
	const at =
		(make: () => Promise<string>, json?: unknown): PrivateConformance['request'] =>
		async () => ({
			path: await make(),
			init: {
				headers: headers(json === undefined ? undefined : 'application/json'),
				...(json === undefined ? {} : { body: JSON.stringify(json) }),
			},
		});

	conformsPrivately('listPictures', ask, { request: at(async () => '/desk/pictures') });
	conformsPrivately('uploadPicture', ask, { request: upload });
	conformsPrivately('changePicture', ask, {
		request: at(aPicture, { alt: { it: 'Una ruota' } }),
		unknownPath: '/desk/pictures/nowhere',
	});
	conformsPrivately('listPictureUses', ask, {
		request: at(async () => `${await aPicture()}/uses`),
		unknownPath: '/desk/pictures/nowhere/uses',
	});
	conformsPrivately('deletePicture', ask, {
		request: at(aPicture),
		unknownPath: '/desk/pictures/nowhere',
	});
});

const aFile = () => halves().jpeg().toBuffer();
const change = async (host: Librarian, id: string, json: object): Promise<LibraryPicture> =>
	readData(changePicture, await host.as(`/desk/pictures/${id}`, { method: 'PATCH', json }));

/** Pictures of a product in the public API. */
async function getGallery({ ask }: OwnHost, id: string, locale = 'it') {
	const products = await readData(listProducts, await ask(`/api/products?locale=${locale}`));
	return products.find((product) => product.id === id)?.media ?? [];
}

/** A picture of a gallery, and its product. */
async function aShownPicture({ db }: OwnHost) {
	const { rows } = await db.execute<{ picture: string; product: string; place: number }>(sql`
		select media_id as picture, product_id as product, position as place from product_media
		order by 2, 3 limit 1`);
	const [row] = rows;
	if (!row) throw new Error('no product has a picture');
	return row;
}

const listCommits = async ({ db }: OwnHost) => {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from content_commits`,
	);
	return rows[0]?.count ?? 0;
};

describe.runIf(isEmbedded)('a picture’s texts', () => {
	test('are stored by language: edits in two languages do not conflict', async () => {
		const host = await aLibrarian();
		const { id } = await host.upload(await aFile());
		await Promise.all([
			change(host, id, { alt: { it: ' Mozzo ' } }),
			change(host, id, { alt: { ja: 'ハブ' } }),
			change(host, id, { focal: { x: 0.256, y: 1 } }),
		]);
		const [picture] = await host.pictures();
		expect(picture).toMatchObject({ alt: { it: 'Mozzo', ja: 'ハブ' }, focal: { x: 0.26, y: 1 } });
		expect((await change(host, id, { alt: { ja: '' } })).alt).toEqual({ it: 'Mozzo' });
	});

	test.each([
		[{ focal: { x: 1.01, y: 0 } }],
		[{ focal: { x: 0 } }],
		[{ alt: { de: 'Rad' } }],
		[{ alt: { it: 'x'.repeat(301) } }],
		[{ file: 'x.webp' }],
	])('are refused as %j', async (json) => {
		const host = await aLibrarian();
		const { id } = await host.upload(await aFile());
		const answer = await host.as(`/desk/pictures/${id}`, { method: 'PATCH', json });
		expect(await readProblem(answer)).toMatchObject({ code: 'validation_failed' });
	});

	test('appear in galleries, and the focal point is returned unless it is the centre', async () => {
		const host = await aLibrarian();
		const { picture, product } = await aShownPicture(host);
		expect((await getGallery(host, product))[0]).not.toHaveProperty('focal');
		await change(host, picture, { alt: { it: 'Prova', ja: '試験' }, focal: { x: 0.2, y: 0.7 } });
		expect((await getGallery(host, product))[0]).toMatchObject({
			alt: expect.stringContaining('Prova'),
			focal: { x: 0.2, y: 0.7 },
		});
		expect((await getGallery(host, product, 'ja'))[0]?.alt).toContain('試験');
		await change(host, picture, { focal: { x: 0.5, y: 0.5 } });
		expect((await getGallery(host, product))[0]).not.toHaveProperty('focal');
	});

	test('are sent to the publisher for shown pictures only', async () => {
		const host = await aLibrarian();
		const { picture, product } = await aShownPicture(host);
		const before = await listCommits(host);
		const { id } = await host.upload(await aFile());
		await change(host, id, { alt: { it: 'Nuova' }, focal: { x: 0, y: 0 } });
		await host.as(`/desk/pictures/${id}`, { method: 'DELETE' });
		expect(await listCommits(host)).toBe(before);
		await change(host, picture, { focal: { x: 0, y: 0 } });
		expect(await listCommits(host)).toBe(before + 1);
		const { rows } = await host.db.execute<{ told: string }>(sql`
			select part || ' ' || entity_id as told from content_feed f
			where tx = (select tx from content_commits order by seq desc limit 1)`);
		const told = rows.map((row) => row.told);
		expect(told).toContain(`media ${picture}`);
		expect(told).toContain(`products ${product}`);
		await change(host, picture, { focal: { x: 0, y: 0 } });
		expect(await listCommits(host)).toBe(before + 1);
	});

	test('survive a seed, which updates its own texts and pictures', async () => {
		const host = await aLibrarian();
		const { picture } = await aShownPicture(host);
		const { id } = await host.upload(await aFile());
		await change(host, picture, { alt: { it: 'Detta da noi' }, focal: { x: 0.1, y: 0.1 } });
		await host.db.execute(sql`delete from seed_runs`);
		const { db, mediaDir, files } = host;
		await seed(db, FIXTURE, { mediaDir, files });
		const found = (await host.pictures()).filter((one) => [picture, id].includes(one.id));
		expect(found.map(({ alt, focal }) => ({ alt, focal }))).toEqual([
			{ alt: {}, focal: { x: 0.5, y: 0.5 } },
			{ alt: { it: 'Detta da noi' }, focal: { x: 0.1, y: 0.1 } },
		]);
	});

	test('are recorded in the audit log, as are uploads and deletions', async () => {
		const host = await aLibrarian('admin');
		const { id } = await host.upload(await aFile());
		await change(host, id, { alt: { en: 'A hub' } });
		await change(host, id, { alt: { en: 'A hub' } });
		await host.as(`/desk/pictures/${id}`, { method: 'DELETE' });
		const rows = await host.db.select().from(audit_log).orderBy(audit_log.created_at);
		const told = rows.filter(({ resource }) => resource === 'picture');
		expect(told.map(({ action }) => action).toSorted()).toEqual(['change', 'delete', 'upload']);
		expect(told.find(({ action }) => action === 'change')?.changes).toEqual({
			'alt.en': { from: null, to: 'A hub' },
		});
	});
});
