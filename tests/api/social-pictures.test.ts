import { describe, expect, test } from 'vitest';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { findKind } from '../../src/server/publishing/kinds.ts';
import { isEmbedded } from '../support/host.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { halves } from '../support/odd-pictures.ts';
import { askToPublish, drafted, readFaults, toItem, published } from '../support/publishing.ts';

/** Kinds of entry that have a page of their own, and the call that lists them. */
const KINDS: [ContentEntity, string][] = [
	['page', 'pages'],
	['news', 'news'],
	['job', 'jobs'],
	['product', 'products'],
	['category', 'categories'],
	['product_usage', 'product-usages'],
];

const upload = async (host: Librarian) => host.upload(await halves().jpeg().toBuffer());

/** Social metadata of one entry of a kind, in the public API. */
async function readTold(host: Librarian, path: string, id: string, locale: Locale = 'it') {
	const { data } = await (await host.ask(`/api/${path}?locale=${locale}`)).json();
	return data.find((one: { id: string }) => one.id === id).seo;
}

/** Publishes the choice of a picture; undefined: a document that is older than the choice. */
async function choose(host: Librarian, name: `${ContentEntity}/${string}`, social_id: unknown) {
	const revision = await drafted(host.as, name, (document) => ({ ...document, social_id }));
	await published(host.as, [toItem(name, revision)]);
}

describe.runIf(isEmbedded)('the social picture', () => {
	test.each(KINDS)('of a %s is chosen, returned, and removed', async (entity, path) => {
		const host = await aLibrarian();
		const picture = await upload(host);
		const [entry] = await findKind(entity).list(host.db);
		const id = entry?.id ?? '';
		const name = `${entity}/${id}` as const;
		expect(await readTold(host, path, id)).not.toHaveProperty('picture');
		await host.as(`/desk/pictures/${picture.id}`, {
			method: 'PATCH',
			json: { alt: { it: 'La squadra', ja: 'チーム' }, focal: { x: 0.2, y: 0.7 } },
		});

		await choose(host, name, picture.id);
		const shown = { file: picture.file, width: 64, height: 32, focal: { x: 0.2, y: 0.7 } };
		expect(await readTold(host, path, id)).toMatchObject({
			picture: { ...shown, alt: 'La squadra' },
		});
		const japanese = await readTold(host, path, id, 'ja');
		expect(japanese).toMatchObject({ picture: { ...shown, alt: 'チーム' } });
		// In a language without a description in the library it is the entry's own name.
		const french = await readTold(host, path, id, 'fr');
		expect(french.picture.alt).not.toMatch(/^$|La squadra/);

		await choose(host, name, null);
		expect(await readTold(host, path, id)).not.toHaveProperty('picture');
	});

	test.each(KINDS)('of a %s is none in a version older than the choice', async (entity) => {
		const host = await aLibrarian();
		const picture = await upload(host);
		const [entry] = await findKind(entity).list(host.db);
		const name = `${entity}/${entry?.id ?? ''}` as const;
		await choose(host, name, picture.id);
		await choose(host, name, undefined);
		expect(await findKind(entity).read(host.db, entry?.id ?? '')).toMatchObject({
			social_id: null,
		});
	});

	test.each(KINDS)(
		'of a %s keeps it from deletion, and refreshes every answer',
		async (entity, path) => {
			const host = await aLibrarian();
			const picture = await upload(host);
			const [entry] = await findKind(entity).list(host.db);
			const id = entry?.id ?? '';
			await choose(host, `${entity}/${id}`, picture.id);
			const one = `/desk/pictures/${picture.id}`;
			expect((await host.as(one, { method: 'DELETE' })).status).toBe(409);
			const uses = await (await host.as(`${one}/uses`)).json();
			expect(uses.data).toContainEqual(
				expect.objectContaining({ entity, id, place: 'live', path: 'social_id' }),
			);
			await readTold(host, path, id);
			await host.as(one, { method: 'PATCH', json: { focal: { x: 0.9, y: 0.1 } } });
			expect(await readTold(host, path, id)).toMatchObject({
				picture: { focal: { x: 0.9, y: 0.1 } },
			});
		},
	);

	test('that is not in the library is named, and blocks publishing', async () => {
		const host = await aLibrarian();
		const revision = await drafted(host.as, 'page/company', (document) => ({
			...document,
			social_id: 'nowhere',
		}));
		const refused = await askToPublish(host.as, [toItem('page/company', revision)]);
		expect(await readFaults(refused)).toEqual([
			'page/company social_id target_missing media/nowhere',
		]);
	});
});
