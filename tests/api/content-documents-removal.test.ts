import { describe, expect, test } from 'vitest';
import { contentKinds } from '#server/content/ports.ts';
import { liveDocument, publish } from '../support/content-documents.ts';
import { aPage, link, page, texts } from '../support/page-documents.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('an entry that others link to', () => {
	test('cannot be removed; each link is named with its place', async () => {
		const { db } = await aHost();
		await publish(db, [
			page(
				'linking',
				aPage('che-porta', {
					texts: {
						it: texts('Porta', [
							{
								key: 'a',
								type: 'cta',
								title: 'Vai',
								text: null,
								links: [{ label: 'Qualità', link: link('page', 'company') }],
							},
						]),
					},
				}),
			),
			page(
				'in-words',
				aPage('a-parole', {
					texts: {
						it: texts('Parole', [
							{
								key: 'a',
								type: 'rich_text',
								title: null,
								html: `<p><a href="/it/${(await liveDocument(db, 'page', 'company')).slugs.it}">noi</a></p>`,
							},
						]),
					},
				}),
			),
			page(
				'by-entry',
				aPage('per-voce', {
					texts: {
						it: texts('Voce', [
							{
								key: 'a',
								type: 'rich_text',
								title: null,
								html: '<p><a href="entry:page/company">noi</a></p>',
							},
						]),
					},
				}),
			),
		]);
		const faults = await contentKinds.page.check(db, 'company', null);
		expect(faults.map(({ code, detail }) => `${code} ${detail}`).toSorted()).toEqual([
			'still_linked menu/1 items.0.children.0.link',
			'still_linked menu/2 items.0.link',
			'still_linked menu/3 items.0.link',
			'still_linked menu/4 items.0.link',
			'still_linked menu/5 items.0.children.0.link',
			'still_linked page/by-entry texts.it.blocks.0.html',
			'still_linked page/in-words texts.it.blocks.0.html',
			'still_linked page/linking texts.it.blocks.0.links.0.link',
			'still_linked page/quality parent_id',
			'still_linked redirect/about to',
		]);
	});

	test('is found in relations, news, documents and successors', async () => {
		const { db } = await aHost();
		const faults = await contentKinds.product.check(db, 'rd-50', null);
		expect(faults.map(({ detail }) => detail?.replace(/\.\d+$/, ''))).toEqual(
			expect.arrayContaining([
				'product/old-40 successor_id',
				'document/rd-50-manual-it product_ids',
			]),
		);
	});

	test('cannot be hidden either', async () => {
		const { db } = await aHost();
		const product = await liveDocument(db, 'product', 'rd-50');
		const document = { ...product, is_active: false };
		expect(await publish(db, [{ entity: 'product', id: 'rd-50', document }])).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ code: 'still_linked', detail: 'product/old-40 successor_id' }),
			]),
		);
	});

	test('can be removed together with its links', async () => {
		const { db } = await aHost();
		await publish(db, [
			page('target', aPage('meta')),
			page('child', aPage('figlia', { parent_id: 'target' })),
		]);
		expect(await publish(db, [page('target', null)])).toMatchObject([
			{ of: 'page/target', path: '', code: 'still_linked', detail: 'page/child parent_id' },
		]);
		expect(await publish(db, [page('child', null), page('target', null)])).toEqual([]);
	});
});
