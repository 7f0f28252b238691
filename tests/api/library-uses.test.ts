import { describe, expect, test } from 'vitest';
import { listPictureUses, pictureInUseSchema } from '#contract/content/library.ts';
import { LOCALES } from '#contract/locales.ts';
import { parse } from 'valibot';
import { content_history, drafts, releases } from '../../src/server/publishing/tables.ts';
import { KINDS } from '../support/content-documents.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { aPlainPicture, halves } from '../support/odd-pictures.ts';
import { askToPublish, drafted, readFaults, toItem, published } from '../support/publishing.ts';

const aFile = () => halves().jpeg().toBuffer();
const listUses = async ({ as }: Librarian, id: string) => {
	const uses = await readData(listPictureUses, await as(`/desk/pictures/${id}/uses`));
	return uses.map(({ place, entity, id: entry }) => `${place} ${entity}/${entry}`);
};
const remove = ({ as }: Librarian, id: string) => as(`/desk/pictures/${id}`, { method: 'DELETE' });
const isServed = async (host: Librarian, file: string) => (await host.served(file)).status === 200;

/** Drafts a page that shows a picture at its head. */
const showing = (host: Librarian, picture: string | null, page = 'company') =>
	drafted(host.as, `page/${page}`, (document) => ({ ...document, media_id: picture }));

/** Drafts a page that shows it in a block of its Japanese text. */
const withBlock = (host: Librarian, picture: string, alt: string | null = '写真') =>
	drafted(host.as, 'page/company', (document) => {
		const copy = structuredClone(document);
		const texts = Object(copy['texts']);
		const block = {
			key: 'added',
			type: 'text_media',
			title: '写真',
			html: '<p>写真</p>',
			side: 'left',
			media: { picture, alt },
			links: [],
		};
		const others = texts.ja.blocks.filter((one: { key: string }) => one.key !== block.key);
		texts.ja.blocks = [...others, block];
		return copy;
	});

async function publish(host: Librarian, revision: number, page = 'company'): Promise<void> {
	await published(host.as, [toItem(`page/${page}`, revision)]);
}

/** Finds every string in a value that could be the name of a picture. */
function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe.runIf(isEmbedded)('uses of a picture', () => {
	test('equal a search through every document, for every picture', async () => {
		const host = await aLibrarian();
		await withBlock(host, 'hero-home');
		const pictures = await host.pictures();
		const ids = new Set(pictures.map(({ id }) => id));
		const found = new Map<string, Set<string>>([...ids].map((id) => [id, new Set()]));
		const note = (place: string, document: unknown) => {
			for (const text of stringsIn(document)) found.get(text)?.add(place);
		};
		for (const kind of KINDS) {
			for (const { id } of await kind.list(host.db))
				note(`live ${kind.entity}/${id}`, await kind.read(host.db, id));
		}
		for (const { entity, entity_id, document } of await host.db.select().from(drafts))
			note(`draft ${entity}/${entity_id}`, document);
		expect([...found.values()].flatMap((places) => [...places]).length).toBeGreaterThan(20);
		for (const { id, uses } of pictures) {
			const places = await listUses(host, id);
			expect(new Set(places), id).toEqual(found.get(id));
			expect(uses, id).toBe(new Set(places.map((place) => place.split(' ')[1])).size);
		}
	});

	test('are listed for drafts, live entries, scheduled publications and kept releases', async () => {
		const host = await aLibrarian();
		const { id } = await host.upload(await aFile());
		expect(await listUses(host, id)).toEqual([]);
		const revision = await withBlock(host, id);
		expect(await listUses(host, id)).toEqual(['draft page/company']);
		await publish(host, revision);
		expect(await listUses(host, id)).toEqual(['live page/company', 'kept page/company']);
		const again = await showing(host, id, 'quality');
		const publish_at = '2025-06-16T09:00';
		await published(host.as, [toItem('page/quality', again)], { publish_at });
		expect(await listUses(host, id)).toEqual([
			'live page/company',
			'draft page/quality',
			'planned page/quality',
			'kept page/company',
		]);
		const [use] = await readData(listPictureUses, await host.as(`/desk/pictures/${id}/uses`));
		expect(use).toMatchObject({ path: expect.stringContaining('texts.ja.blocks.') });
	});

	test('are not_found for an unknown picture', async () => {
		const host = await aLibrarian();
		const asked = await host.as('/desk/pictures/nowhere/uses');
		expect(await readProblem(asked)).toMatchObject({ code: 'not_found' });
	});
});

describe.runIf(isEmbedded)('deleting a picture', () => {
	test('succeeds when nothing shows it, and its bytes are no longer served', async () => {
		const host = await aLibrarian();
		const { id, file } = await host.upload(await aFile());
		expect((await remove(host, id)).status).toBe(200);
		expect((await host.pictures()).some((picture) => picture.id === id)).toBe(false);
		expect(await isServed(host, file)).toBe(false);
		expect(await readProblem(await remove(host, id))).toMatchObject({ code: 'not_found' });
		expect((await host.upload(await aFile())).id).toBe(id);
		expect(await isServed(host, file)).toBe(true);
	});

	test.each<[string, (host: Librarian, id: string) => Promise<unknown>, string]>([
		['a draft', async (host, id) => showing(host, id), 'draft page/company'],
		[
			'a live page',
			async (host, id) => publish(host, await showing(host, id)),
			'live page/company',
		],
		['a block', async (host, id) => withBlock(host, id), 'draft page/company'],
	])('is refused while %s shows it, which is named', async (_, show, user) => {
		const host = await aLibrarian();
		const { id, file } = await host.upload(await aFile());
		await show(host, id);
		const response = await remove(host, id);
		expect(response.status).toBe(409);
		const { uses } = parse(pictureInUseSchema, await response.json());
		expect(uses.map((use) => `${use.place} ${use.entity}/${use.id}`)).toContain(user);
		expect(await isServed(host, file)).toBe(true);
	});

	test('is refused while a kept release may show it', async () => {
		const host = await aLibrarian();
		const { id } = await host.upload(await aFile());
		await publish(host, await showing(host, id));
		await publish(host, await showing(host, null));
		// No releases were reported: any version may be shown.
		expect((await remove(host, id)).status).toBe(409);
		const day = 24 * 60 * 60 * 1000;
		const at = (days: number) => new Date(host.clock().getTime() + days * day);
		await host.db.insert(releases).values([
			{ id: 'old', made_at: at(0.5), is_current: false },
			{ id: 'new', made_at: at(20), is_current: true },
		]);
		expect(await listUses(host, id)).toEqual(['kept page/company']);
		expect((await remove(host, id)).status).toBe(409);
		await host.db.delete(releases);
		await host.db.insert(releases).values({ id: 'new', made_at: at(20), is_current: true });
		expect(await host.db.select().from(content_history)).not.toEqual([]);
		expect((await remove(host, id)).status).toBe(200);
	});

	test('is refused for pictures of the seed, used or not', async () => {
		const host = await aLibrarian();
		const [own] = (await host.pictures()).filter(({ is_uploaded }) => !is_uploaded);
		expect(await readProblem(await remove(host, own?.id ?? ''))).toMatchObject({
			code: 'conflict',
		});
	});

	test('during a publication leaves it shown or gone, never missing on a page', async () => {
		const host = await aLibrarian();
		for (const page of ['company', 'quality']) {
			const { id } = await host.upload(await aPlainPicture(40 + page.length));
			const revision = await showing(host, id, page);
			const [publication, deletion] = await Promise.all([
				askToPublish(host.as, [toItem(`page/${page}`, revision)]),
				remove(host, id),
			]);
			expect([publication.status, deletion.status]).toEqual([200, 409]);
		}
	});

	test('is reported by a draft that uses it afterwards, before it can be published', async () => {
		const host = await aLibrarian();
		const { id } = await host.upload(await aFile());
		await remove(host, id);
		const refused = await askToPublish(host.as, [toItem('page/company', await showing(host, id))]);
		expect(await readFaults(refused)).toEqual([`page/company media_id target_missing media/${id}`]);
	});
});

test.runIf(isEmbedded)('a picture without a text is not published', async () => {
	const host = await aLibrarian();
	const { id } = await host.upload(await aFile());
	const unsaid = await withBlock(host, id, null);
	expect((await askToPublish(host.as, [toItem('page/company', unsaid)])).status).toBe(422);
	await publish(host, await withBlock(host, id, ''));
});

test.runIf(isEmbedded)(
	'a page is published with an uploaded picture in every language',
	async () => {
		const host = await aLibrarian();
		const { id, file } = await host.upload(await aFile());
		await publish(host, await showing(host, id));
		for (const locale of LOCALES) {
			const { data } = await (await host.ask(`/api/pages?locale=${locale}`)).json();
			const page = data.find((one: { id: string }) => one.id === 'company');
			expect(page.media).toMatchObject({ file, width: 64, height: 32 });
		}
	},
);
