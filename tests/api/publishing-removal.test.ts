import { describe, expect, test } from 'vitest';
import { getVersion, listContent } from '#contract/publishing/drafts.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	entryAt,
	toItem,
	named,
	published,
	titled,
	findTitle,
	type PublishingHost,
} from '../support/publishing.ts';

const SPRING = 'page/spring';

/** Creates a live page without links to it, and a colleague's draft of it. */
async function aDraftedPage(): Promise<PublishingHost & { revision: number }> {
	const host = await aPublishingHost();
	const { live } = await entryAt(host.editor, 'page/company');
	const made = await drafted(host.editor, SPRING, () => ({
		...titled(live ?? {}, 'Primavera'),
		slugs: { it: 'primavera' },
	}));
	await published(host.editor, [toItem(SPRING, made)]);
	const colleague = await signedIn(host.ask, 'admin');
	host.pass(60);
	const revision = await drafted(colleague, SPRING, named('Primavera, riscritta'));
	return { ...host, revision };
}

describe.runIf(isEmbedded)('a removed page', () => {
	test('a page taken off the site keeps a colleague’s draft', async () => {
		const { ask, editor, revision } = await aDraftedPage();
		const { draft: before } = await entryAt(editor, SPRING);
		await published(editor, [toItem(SPRING, revision, true)]);
		expect(await findTitle(ask, 'spring')).toBeNull();
		const { live, draft } = await entryAt(editor, SPRING);
		expect(live).toBeNull();
		expect(draft).toEqual({ ...before, base: null });
		expect(draft?.by).toBe('admin@livenza.example');
	});

	test('such a draft restores the page as it is, and ends', async () => {
		const { ask, editor, revision } = await aDraftedPage();
		await published(editor, [toItem(SPRING, revision, true)]);
		await published(editor, [toItem(SPRING, revision)]);
		expect(await findTitle(ask, 'spring')).toBe('Primavera, riscritta');
		expect((await entryAt(editor, SPRING)).draft).toBeNull();
	});

	test('a draft survives the scheduled removal of its page, without being pending', async () => {
		const { ask, editor, look, setClock, revision } = await aDraftedPage();
		const publish_at = '2025-06-15T14:00:00Z';
		await published(editor, [toItem(SPRING, revision, true)], { publish_at });
		const newer = await drafted(editor, SPRING, named('Primavera, ancora'));
		setClock('2025-06-15T14:00:01Z');
		await look();
		expect(await findTitle(ask, 'spring')).toBeNull();
		expect((await entryAt(editor, SPRING)).draft).toMatchObject({
			revision: newer,
			publication_id: null,
			publish_at: null,
			base: null,
		});
	});

	test('removed entries are listed with date and editor until they return', async () => {
		const { editor, revision } = await aDraftedPage();
		const listed = async () => {
			const list = await readData(listContent, await editor('/desk/content/page'));
			return list.find(({ id }) => id === 'spring');
		};
		expect(await listed()).toMatchObject({ is_live: true, off_since: null });
		await published(editor, [toItem(SPRING, revision, true)]);
		const off = {
			is_live: false,
			updated_at: null,
			updated_by: 'editor@livenza.example',
			off_since: '2025-06-15T10:01:00.000Z',
		};
		expect(await listed()).toMatchObject({ ...off, draft: { revision } });
		expect(await entryAt(editor, SPRING)).toMatchObject({ off_since: off.off_since });

		await editor(`/desk/content/${SPRING}/draft?revision=${revision}`, { method: 'DELETE' });
		expect(await listed()).toMatchObject({
			...off,
			title: 'Primavera',
			slug: 'primavera',
			draft: null,
			locales: {},
		});

		const old = await readData(getVersion, await editor(`/desk/content/${SPRING}/history/1`));
		await published(editor, [toItem(SPRING, await drafted(editor, SPRING, () => old))]);
		expect(await listed()).toMatchObject({ is_live: true, off_since: null });
		expect((await entryAt(editor, SPRING)).off_since).toBeNull();
	});
});
