import { expect, test } from 'vitest';
import { signedIn } from '../support/desk.ts';
import {
	aPublishingHost,
	drafted,
	entryAt,
	itemOf,
	named,
	published,
	titled,
	titleOf,
	type PublishingHost,
} from '../support/publishing.ts';

const SPRING = 'page/spring';

/** A page that is live and that nothing leads to, and the draft that a colleague has of it. */
async function aDraftedPage(): Promise<PublishingHost & { revision: number }> {
	const host = await aPublishingHost();
	const { live } = await entryAt(host.editor, 'page/company');
	const made = await drafted(host.editor, SPRING, () => ({
		...titled(live ?? {}, 'Primavera'),
		slugs: { it: 'primavera' },
	}));
	await published(host.editor, [itemOf(SPRING, made)]);
	const colleague = await signedIn(host.ask, 'admin');
	host.pass(60);
	const revision = await drafted(colleague, SPRING, named('Primavera, riscritta'));
	return { ...host, revision };
}

test('a page that is taken off the site keeps the draft that a colleague has of it', async () => {
	const { ask, editor, revision } = await aDraftedPage();
	const { draft: before } = await entryAt(editor, SPRING);
	await published(editor, [itemOf(SPRING, revision, true)]);
	expect(await titleOf(ask, 'spring')).toBeNull();
	const { live, draft } = await entryAt(editor, SPRING);
	expect(live).toBeNull();
	expect(draft).toEqual({ ...before, base: null });
	expect(draft?.by).toBe('admin@livenza.example');
});

test('such a draft brings the page back as it is, and is over then', async () => {
	const { ask, editor, revision } = await aDraftedPage();
	await published(editor, [itemOf(SPRING, revision, true)]);
	await published(editor, [itemOf(SPRING, revision)]);
	expect(await titleOf(ask, 'spring')).toBe('Primavera, riscritta');
	expect((await entryAt(editor, SPRING)).draft).toBeNull();
});

test('a draft is kept where its page goes at a set time, and waits for nothing any more', async () => {
	const { ask, editor, look, setClock, revision } = await aDraftedPage();
	const publish_at = '2025-06-15T14:00:00Z';
	await published(editor, [itemOf(SPRING, revision, true)], { publish_at });
	const newer = await drafted(editor, SPRING, named('Primavera, ancora'));
	setClock('2025-06-15T14:00:01Z');
	await look();
	expect(await titleOf(ask, 'spring')).toBeNull();
	expect((await entryAt(editor, SPRING)).draft).toMatchObject({
		revision: newer,
		publication_id: null,
		publish_at: null,
		base: null,
	});
});
