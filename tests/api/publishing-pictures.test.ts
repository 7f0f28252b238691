import { describe, expect, test } from 'vitest';
import { replacePicture } from '#contract/publishing/pictures.ts';
import { publish } from '#contract/publishing/publications.ts';
import { listPictureUses } from '#contract/content/library.ts';
import { releases } from '../../src/server/publishing/tables.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { aPlainPicture, halves } from '../support/odd-pictures.ts';
import {
	askToPublish,
	drafted,
	entryAt,
	readFaults,
	toItem,
	published,
} from '../support/publishing.ts';

const replace = ({ as }: Librarian, id: string, by: string) =>
	as(`/desk/pictures/${id}/replacement`, { json: { by } });
const listUses = async ({ as }: Librarian, id: string) => {
	const uses = await readData(listPictureUses, await as(`/desk/pictures/${id}/uses`));
	return uses.map(({ place, entity, id: entry }) => `${place} ${entity}/${entry}`);
};
const showing = ({ as }: Librarian, page: string, picture: string | null) =>
	drafted(as, page, (document) => ({ ...document, media_id: picture }));

/**
 * Uploads two pictures: one that a page shows live and a block of another in a draft, and a new
 * one.
 */
async function twoPictures() {
	const host = await aLibrarian();
	const old = await host.upload(await halves().jpeg().toBuffer(), 'vecchia.jpg');
	const other = await host.upload(await aPlainPicture(31), 'nuova.jpg');
	const live = await showing(host, 'page/company', old.id);
	await published(host.as, [toItem('page/company', live)]);
	await drafted(host.as, 'page/quality', (document) => {
		const copy = structuredClone(document);
		const block = {
			key: 'added',
			type: 'gallery',
			title: null,
			items: [
				{ media: { picture: old.id, alt: 'Prima' }, caption: null },
				{ media: { picture: 'hero-home', alt: 'Seconda' }, caption: null },
				{ media: { picture: old.id, alt: 'Terza' }, caption: null },
			],
		};
		Object(copy['texts']).it.blocks.push(block);
		return copy;
	});
	return { host, old, other };
}

describe.runIf(isEmbedded)('replacing a picture everywhere', () => {
	test('removes it from drafts, and from the site when they are published together', async () => {
		const { host, old, other } = await twoPictures();
		const changed = await readData(replacePicture, await replace(host, old.id, other.id));
		expect(changed.map(({ entity, id }) => `${entity}/${id}`)).toEqual([
			'page/company',
			'page/quality',
		]);
		expect(await listUses(host, old.id)).toEqual(['live page/company', 'kept page/company']);
		expect(await listUses(host, other.id)).toEqual(['draft page/company', 'draft page/quality']);
		await readData(publish, await askToPublish(host.as, changed, { title: 'Nuova foto' }));
		expect(await listUses(host, old.id)).toEqual(['kept page/company']);
		expect(await listUses(host, other.id)).toEqual([
			'live page/company',
			'live page/quality',
			'kept page/company',
			'kept page/quality',
		]);
	});

	test('changes nothing else of an entry, not even the picture’s text', async () => {
		const { host, old, other } = await twoPictures();
		const before = await entryAt(host.as, 'page/quality');
		await replace(host, old.id, other.id);
		const after = await entryAt(host.as, 'page/quality');
		expect(JSON.parse(JSON.stringify(after.draft?.document))).toEqual(
			JSON.parse(JSON.stringify(before.draft?.document).replaceAll(`"${old.id}"`, `"${other.id}"`)),
		);
		expect(after.draft?.base).toEqual(before.draft?.base);
	});

	test('reports a conflict to editors with an open entry, and loses nothing', async () => {
		const { host, old, other } = await twoPictures();
		const { draft } = await entryAt(host.as, 'page/quality');
		await replace(host, old.id, other.id);
		const late = await host.as('/desk/content/page/quality/draft', {
			method: 'PUT',
			json: { revision: draft?.revision, document: draft?.document },
		});
		expect(late.status).toBe(412);
	});

	test('waits for a simultaneous publication of an entry, and neither fails', async () => {
		const { host, old, other } = await twoPictures();
		for (const [from, to] of [
			[old.id, other.id],
			[other.id, old.id],
			[old.id, other.id],
		] as const) {
			const revision = await showing(host, 'page/company', from);
			const [publication, replacement] = await Promise.all([
				askToPublish(host.as, [toItem('page/company', revision)]),
				replace(host, from, to),
			]);
			expect(replacement.status).toBe(200);
			if (publication.status === 200) continue;
			expect(await readFaults(publication)).toEqual([
				'page/company draft_changed editor@livenza.example',
			]);
		}
	});

	test('keeps the file while a kept release shows it', async () => {
		const { host, old, other } = await twoPictures();
		const made_at = new Date(host.clock().getTime() + 60_000);
		await host.db.insert(releases).values({ id: 'before', made_at, is_current: true });
		const changed = await readData(replacePicture, await replace(host, old.id, other.id));
		await published(host.as, changed, { title: 'Nuova foto' });
		const gone = await host.as(`/desk/pictures/${old.id}`, { method: 'DELETE' });
		expect(gone.status).toBe(409);
		expect((await host.served(old.file)).status).toBe(200);
	});

	test('does not change scheduled publications, which are named', async () => {
		const { host, old, other } = await twoPictures();
		const { draft } = await entryAt(host.as, 'page/company');
		expect(draft).toBeNull();
		const again = await drafted(host.as, 'page/company', (document) => ({
			...document,
			parent_id: null,
		}));
		await published(host.as, [toItem('page/company', again)], { publish_at: '2025-06-16T09:00' });
		await replace(host, old.id, other.id);
		expect(await listUses(host, old.id)).toContain('planned page/company');
	});

	test.each([
		['by itself', 'hero-home', 'hero-home', 'validation_failed'],
		['by one that is not there', 'hero-home', 'nowhere', 'validation_failed'],
		['that is not there', 'nowhere', 'hero-home', 'not_found'],
	])('is refused with one %s', async (_, id, by, code) => {
		const host = await aLibrarian();
		expect(await readProblem(await replace(host, id, by))).toMatchObject({ code });
	});

	test('changes nothing when nothing shows it', async () => {
		const host = await aLibrarian();
		const { id } = await host.upload(await aPlainPicture(32));
		expect(await readData(replacePicture, await replace(host, id, 'hero-home'))).toEqual([]);
	});
});
