import { describe, expect, test } from 'vitest';
import { getContent } from '#contract/publishing/drafts.ts';
import { isEmbedded } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import { readData } from '../support/host-conformance.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	readFaults,
	toItem,
	published,
	type PublishingHost,
} from '../support/publishing.ts';

const PAGE = 'page/company';
const aText = (html: string) => ({ key: 'fresh', type: 'rich_text', title: null, html });

/** Drafts a page that begins with these blocks in a language. */
const beginning = ({ editor }: PublishingHost, locale: 'it' | 'ja', ...blocks: unknown[]) =>
	drafted(editor, PAGE, (document) => {
		const copy = structuredClone(document);
		const text = Object(Object(copy['texts'])[locale]);
		const others = text.blocks.filter((one: { key: string }) => one.key !== 'fresh');
		text.blocks = [...blocks, ...others];
		return copy;
	});

describe.runIf(isEmbedded)('an empty block', () => {
	test.each(['it', 'ja'] as const)(
		'is named by place and blocks publishing: %s',
		async (locale) => {
			const host = await aPublishingHost();
			const revision = await beginning(host, locale, aText(''));
			const refused = await askToPublish(host.editor, [toItem(PAGE, revision)]);
			expect(await readFaults(refused)).toEqual([
				`${PAGE} texts.${locale}.blocks.0.html block_empty`,
			]);
		},
	);

	test('is reported while the page is edited, beside other gaps', async () => {
		const host = await aPublishingHost();
		await beginning(host, 'it', { ...aText(''), key: 'other', type: 'quote' }, aText('<p></p>'));
		const { faults } = await readData(getContent, await host.editor(`/desk/content/${PAGE}`));
		const told = faults.map(({ path, code }) => `${path} ${code}`);
		expect(told).toContain('texts.it.blocks.1.html block_empty');
		expect(told.length).toBeGreaterThan(1);
	});

	test('no longer blocks once filled in or removed', async () => {
		const host = await aPublishingHost();
		const filled = await beginning(host, 'it', aText('<p>Dal 1919.</p>'));
		await published(host.editor, [toItem(PAGE, filled)]);
		const without = await beginning(host, 'it');
		await published(host.editor, [toItem(PAGE, without)]);
	});

	test('is named in the mail about a scheduled publication', async () => {
		const host = await aPublishingHost();
		const revision = await beginning(host, 'it', aText('<p>Dal 1919.</p>'));
		await published(host.editor, [toItem(PAGE, revision)], { publish_at: '2025-06-16T09:00' });
		// An earlier version accepted such a block; a scheduled one is checked at its time.
		await host.db.execute(
			`update publication_items set document = jsonb_set(document, '{texts,it,blocks,0,html}', '""')`,
		);
		host.setClock('2025-06-16T07:00:01Z');
		await host.look();
		const [mail] = await listMails(host.db);
		expect(mail?.text).toContain('Pagina: company it · Italiano › Blocchi › 1 › Testo');
		expect(mail?.text).toContain('un blocco è vuoto');
	});
});
