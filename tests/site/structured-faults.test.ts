import { describe, expect, test } from 'vitest';
import { entryHref } from '#i18n/paths.ts';
import { pageAt } from '../support/site.ts';
import type { SitePage } from '../support/site-page.ts';
import { toShownArticles, findFaults, toGraph, offersBesideTable } from '../support/structured.ts';

/** A page with several articles, whose data are then spoilt. */
const page = pageAt(entryHref('en', 'product', 'kleos-rd-50-wheels'));
const [block = ''] = page.dataBlocks;

const spoilt = (from: string | RegExp, to: string): SitePage => {
	const text = block.replace(from, to);
	if (text === block) throw new Error(`there is no ${from} to spoil`);
	return { ...page, dataBlocks: [text] };
};

const beside = (changed: SitePage) => offersBesideTable(changed, toShownArticles(toGraph(changed)));

test('the built page has no error', () => {
	expect([...findFaults(page), ...beside(page)]).toEqual([]);
});

describe('malformed data is detected', () => {
	test.each<[string, string | RegExp, string]>([
		['an empty property', /"sku":"[^"]+"/, '"sku":""'],
		['a missing property', /"sku":"[^"]+",/, ''],
		['a property that nobody asked for', '"sku":', '"colour":"red","sku":'],
		['an address of another site', /http:\/\/[^/"]+\/media/, 'https://elsewhere.example/media'],
		['an address without its site', /"url":"http:\/\/[^/"]+/, '"url":"'],
		['a type without a schema', '"ProductGroup"', '"Thing"'],
		['a price in words', /"price":"[^"]+"/, '"price":"2.290,00 €"'],
		['an availability that there is not', 'schema.org/InStock', 'schema.org/Soon'],
		['a language that the site has not', '"inLanguage":"en"', '"inLanguage":"xx"'],
		['a "<" as it is', '"name":"', '"name":"<'],
	])('%s', (_, from, to) => {
		expect(findFaults(spoilt(from, to))).not.toEqual([]);
	});

	test('missing or duplicate data', () => {
		expect(findFaults({ dataBlocks: [] })).toEqual(['no data']);
		expect(findFaults({ dataBlocks: [block, block] })).toEqual(['more than one block of data']);
	});
});

describe('an offer that differs from the page is detected', () => {
	test.each<[string, string | RegExp, string]>([
		['another price', /"price":"\d+/, '"price":"1'],
		['another currency', '"priceCurrency":"EUR"', '"priceCurrency":"USD"'],
		['another availability', 'schema.org/InStock', 'schema.org/OutOfStock'],
		['another article', /"sku":"[^"]+"/, '"sku":"OTHER"'],
		['an article without its offer', /,"offers":\{(?:[^{}]|\{[^}]*\})+\}/, ''],
	])('%s', (_, from, to) => {
		const changed = spoilt(from, to);
		expect(findFaults(changed)).toEqual([]);
		expect(beside(changed)).not.toEqual([]);
	});
});
