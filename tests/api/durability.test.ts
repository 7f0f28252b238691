import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listProducts } from '#contract/content/endpoints.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { bank, placedIn, readyBuyer, toRef } from '../support/checkout.ts';
import { liveDocument, publish } from '../support/content-documents.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	entryAt,
	readFaults,
	toItem,
} from '../support/publishing.ts';

const LABEL = { producer: 'Livenza', model: 'RD 50', years: 5 };
const IN_ITALIAN = {
	durability_area: 'Unione europea',
	durability_terms: 'Sul prodotto intero, gratuita.',
	durability_claim: 'Scrivi all’assistenza.',
};

/** Publishes the wheel's guarantee of durability; its claim steps lack in English. */
async function guarantee(host: OwnHost, durability: object | null) {
	const document = await liveDocument(host.db, 'product', 'rd-50');
	const { it, en } = document.texts;
	if (!en) throw new Error('the wheel has no English texts');
	const texts = {
		...document.texts,
		it: { ...it, ...IN_ITALIAN },
		en: { ...en, durability_area: 'European Union', durability_terms: 'Free, the whole product.' },
	};
	const changed = v.parse(DOCUMENT_SCHEMAS.product, { ...document, durability, texts });
	expect(await publish(host.db, [{ entity: 'product', id: 'rd-50', document: changed }])).toEqual(
		[],
	);
}

const shownIn = async ({ ask }: OwnHost, locale: string) =>
	(await readData(listProducts, await ask(`/api/products?locale=${locale}`))).find(
		({ id }) => id === 'rd-50',
	)?.durability_guarantee;

describe.runIf(isEmbedded)('a guarantee of durability', () => {
	test('is shown when every field of it is filled in, from product to order', async () => {
		const host = await aHost();
		expect(await shownIn(host, 'it')).toBeNull();
		await guarantee(host, LABEL);
		expect(await shownIn(host, 'it')).toEqual({
			...LABEL,
			area: IN_ITALIAN.durability_area,
			terms: IN_ITALIAN.durability_terms,
			claim: IN_ITALIAN.durability_claim,
		});
		expect(await shownIn(host, 'en')).toBeNull();

		const buyer = await readyBuyer(host.ask, 'test');
		const { cart, main_features } = await buyer.checkout();
		expect(cart.items.map(({ variant }) => variant.durability)).toEqual([LABEL]);
		expect(main_features[0]?.features.at(-1)).toEqual({
			label: 'Garanzia commerciale di durabilità (GARAN)',
			value: '5 anni, Livenza, RD 50',
		});
		const placed = await placedIn(await buyer.place());
		await bank(host, toRef(placed.url), 'approve');
		await guarantee(host, null);
		const { lines } = await buyer.order(placed.id);
		expect(lines.map(({ durability }) => durability)).toEqual([LABEL]);
		const confirmation = await buyer.ask('GET', `orders/${placed.id}/documents/confirmation`);
		const paper = await textOfPdf(new Uint8Array(await confirmation.arrayBuffer()));
		expect(paper.join(' ').replace(/\s+/g, ' ')).toContain(
			'Garanzia commerciale di durabilità (GARAN): 5 anni, Livenza, RD 50',
		);
		expect(await shownIn(host, 'it')).toBeNull();
	});

	test('that lacks a field of the label is shown in no language', async () => {
		const host = await aHost();
		await guarantee(host, { ...LABEL, model: null });
		expect(await shownIn(host, 'it')).toBeNull();
		const buyer = await readyBuyer(host.ask, 'test');
		expect((await buyer.checkout()).cart.items[0]?.variant.durability).toBeNull();
	});

	test.each([
		[2, 'min_value'],
		[2.5, 'integer'],
		[51, 'max_value'],
	])('of %s years stays a draft, whose field says %s', async (years, code) => {
		const { editor, ask } = await aPublishingHost();
		const revision = await drafted(editor, 'product/rd-50', (document) => ({
			...document,
			durability: { ...LABEL, years },
		}));
		const { faults } = await entryAt(editor, 'product/rd-50');
		expect(faults).toContainEqual(expect.objectContaining({ path: 'durability.years', code }));
		const refused = await readFaults(
			await askToPublish(editor, [toItem('product/rd-50', revision)]),
		);
		expect(refused).toContain(`product/rd-50 durability.years ${code}`);
		const products = await readData(listProducts, await ask('/api/products?locale=it'));
		expect(products.find(({ id }) => id === 'rd-50')?.durability_guarantee).toBeNull();
	});
});
