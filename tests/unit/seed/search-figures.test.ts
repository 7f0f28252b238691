import { expect, test } from 'vitest';
import { toCard } from '#content/catalogue/catalogue.ts';
import { siteIndex } from '#content/catalogue/search.ts';
import { createEngine } from '#domain/search/engine.ts';
import { formatMoney } from '#i18n/format.ts';
import { DEMO_SITE } from '../../support/demo-products.ts';

const LOCALE = 'it';

test('a product’s price in the search is that of its card: a pair’s where wheels are sold singly', () => {
	const found = new Map(siteIndex(DEMO_SITE, LOCALE).entries.map((entry) => [entry.id, entry]));
	const products = DEMO_SITE.locales[LOCALE].products.filter(
		(product) => product.is_active && !product.is_discontinued,
	);
	const differing = products.flatMap((product) => {
		const { price: shown } = toCard(DEMO_SITE, LOCALE, product);
		const price = found.get(`product/${product.id}`)?.price;
		const text = price && formatMoney(price.amount, price.currency, LOCALE);
		const isSame = shown?.amount === text && shown?.isFrom === price?.is_from;
		return isSame ? [] : [`${product.id}: ${shown?.amount}, ${text}`];
	});
	expect(products.length).toBeGreaterThan(50);
	expect(differing).toEqual([]);
	expect(found.get('product/adige-urban')?.price).toMatchObject({ amount: 42000, is_from: false });
});

test('a limit of weight is that of the pair: heavier ones are not found', () => {
	const weights = new Map(
		DEMO_SITE.locales[LOCALE].products.map(({ id, specifications }) => [
			`product/${id}`,
			specifications.find(({ code }) => code === 'wheelset_weight')?.value,
		]),
	);
	const engine = createEngine(siteIndex(DEMO_SITE, LOCALE));
	const found = engine.search('ruote sotto 1500 g', 20).hits.map(({ id }) => id);
	const light = [...weights].flatMap(([id, value]) => (Number(value) <= 1500 ? [id] : []));
	expect(light.length).toBeGreaterThan(2);
	expect(found.slice(0, light.length).toSorted()).toEqual(light.toSorted());
	const heavier = found.filter((id) => Number(weights.get(id)) > 1500);
	expect(heavier).toEqual([]);
});

test('a limit of price is that of the cards: each wheel below it is found, none above it', () => {
	const engine = createEngine(siteIndex(DEMO_SITE, LOCALE));
	const wheels = siteIndex(DEMO_SITE, LOCALE).entries.flatMap(({ id, group, price }) =>
		group === 'wheels' && price ? [{ id, euros: price.amount / 100 }] : [],
	);
	expect(wheels.length).toBeGreaterThan(10);
	for (const { euros: limit } of wheels) {
		const cheaper = wheels.filter(({ euros }) => euros <= limit).map(({ id }) => id);
		const { hits } = engine.search(`ruote fino a ${limit} euro`, 50);
		const found = hits.filter(({ group }) => group === 'wheels').map(({ id }) => id);
		expect(found.toSorted(), `up to ${limit} euros`).toEqual(cheaper.toSorted());
		expect(hits.filter(({ price }) => price && price.amount > limit * 100)).toEqual([]);
	}
});

test('the cheapest wheels come first, in the order of their cards’ prices', () => {
	const { hits } = createEngine(siteIndex(DEMO_SITE, LOCALE)).search('le ruote meno care', 15);
	const amounts = hits.map(({ price }) => price?.amount ?? NaN);
	expect(hits.every(({ group }) => group === 'wheels')).toBe(true);
	expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});
