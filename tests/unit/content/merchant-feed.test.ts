import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listDeliveries } from '#contract/prices/markets.ts';
import { listPriceLists } from '#contract/content/endpoints.ts';
import { feedDigest, feedXml, merchantFeeds } from '#content/files/merchant-feed.ts';
import { itemsXml } from '#content/files/merchant-item.ts';
import { aCategory, anArticle, aProduct, aSite } from '../../support/factories-content.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

const entity = { version: '1', updated_at: '2026-11-01T00:00:00Z' };
const list = (id: string, currency: string, countries: string[], is_default = false) => ({
	...entity,
	...{ id, name: id, currency, countries, is_default, prices_include_vat: true, vat_rate: 2200 },
	year: 2026,
});
const priceLists = v.parse(listPriceLists.data, [
	list('italy', 'EUR', ['IT'], true),
	list('japan', 'JPY', ['JP']),
	list('empty', 'EUR', ['FR']),
	list('world', 'EUR', []),
]);

const rate = { method: 'standard', amount: 990, free_from: 15_000 };
const market = (country: string, price_list_id: string, given = {}) => ({
	...{ country, price_list_id, currency: 'EUR', prices_include_vat: true, vat_rate: 2200 },
	...{ is_default_list: price_list_id === 'italy', note: 'vat_included', delivers: true },
	goods_above: null,
	shipping: [{ ...rate, time: { from: 5, to: 6, unit: 'days' } }],
	...given,
});
const express = { method: 'express', amount: 1900, free_from: null };
const deliveries = v.parse(listDeliveries.data, [
	market('FR', 'empty'),
	market('GB', 'world', { goods_above: 16_500 }),
	market('IT', 'italy', {
		shipping: [
			{ ...rate, time: { from: 5, to: 6, unit: 'days' } },
			{ ...express, time: { from: 48, to: 60, unit: 'hours' } },
		],
	}),
	market('JP', 'japan', { currency: 'JPY' }),
]);

const price = (price_list_id: string, amount: number, lowest_price_30d: number | null = null) => ({
	price_list_id,
	amount,
	street_price: null,
	lowest_price_30d,
});
const picture = { id: 'p', file: 'k50.webp', alt: 'k50', width: 2000, height: 2000 };

const site = (open = true) => {
	const made = aSite(
		(locale) => ({
			categories: [aCategory('wheels', locale)],
			products: [
				aProduct('k50', locale, {
					media: [picture],
					payoff: 'R&D <fast>',
					variants: [
						{
							...anArticle('k50-a', [price('italy', 9000, 10_000), price('world', 16_500)]),
							gtin: '8000000000012',
							weight_g: 1450,
						},
						anArticle('k50-b', [
							price('italy', 20_000),
							price('world', 16_501),
							price('japan', 30_000),
						]),
						anArticle('k50-c', []),
					],
				}),
				aProduct('old', locale, { is_discontinued: true, media: [picture] }),
			],
		}),
		{ priceLists, deliveries },
	);
	for (const { settings } of Object.values(made.locales)) settings.shop.is_enabled = open;
	return made;
};

/** Items of one feed, each as its elements. */
function toItems(name: string) {
	vi.stubEnv('FEEDS', name);
	const all = site();
	const [{ feed } = { feed: null }] = merchantFeeds(all);
	if (!feed) throw new Error(`no feed ${name}`);
	const xml = feedXml(all, feed);
	return [...xml.matchAll(/<item>.*?<\/item>/gs)].map(([item]) =>
		[...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, key, text]) => `${key} ${text}`),
	);
}

describe('a merchant feed', () => {
	test('has an article’s required fields, at the price of its country', () => {
		const [first = []] = toItems('it-IT');
		expect(first).toEqual([
			'id k50-a',
			'item_group_id K50',
			'title k50 it, k50-a',
			'description R&amp;D &lt;fast&gt; Description',
			'link http://localhost:4321/it/prodotto/k50-it?variant=k50-a',
			'canonical_link http://localhost:4321/it/prodotto/k50-it',
			'image_link http://localhost:4321/media/1200/k50.webp',
			'availability in_stock',
			'price 100.00 EUR',
			'sale_price 90.00 EUR',
			'country IT',
			'service standard',
			'price 9.90 EUR',
			'min_transit_time 5',
			'max_transit_time 6',
			'country IT',
			'service express',
			'price 19.00 EUR',
			'min_transit_time 2',
			'max_transit_time 3',
			'condition new',
			'brand Livenza',
			'gtin 8000000000012',
			'mpn k50-a',
			'product_type wheels it',
			'product_weight 1450 g',
		]);
	});

	test('distinguishes a product’s articles by their options, and finish by colour', () => {
		const product = aProduct('k50', 'it', {
			media: [picture],
			options: [
				{
					...{ code: 'freehub', name: 'Corpo ruota libera', decides_fit: true },
					values: [
						{ code: 'hg', name: 'Shimano HG' },
						{ code: 'xdr', name: 'SRAM XDR' },
					],
				},
			],
			variants: ['hg', 'xdr'].map((freehub) => ({
				...anArticle(`k50-${freehub}`, [price('italy', 9000)]),
				options: { freehub },
			})),
		});
		const [list] = priceLists;
		const market = deliveries.find(({ country }) => country === 'IT');
		if (!list || !market) throw new Error('there is no Italian market');
		const page = { url: 'http://localhost:4321/it/prodotto/k50-it', category: 'Ruote' };
		const xml = itemsXml(product, { locale: 'it', market, list }, page);
		expect(xml.match(/<g:product_detail>.*?<\/g:product_detail>/g)).toEqual(
			['Shimano HG', 'SRAM XDR'].map(
				(value) =>
					'<g:product_detail><g:attribute_name>Corpo ruota libera</g:attribute_name>' +
					`<g:attribute_value>${value}</g:attribute_value></g:product_detail>`,
			),
		);
	});

	test('omits articles without a price, and states the free-shipping threshold', () => {
		const items = toItems('it-IT');
		expect(items.map(([id]) => id)).toEqual(['id k50-a', 'id k50-b']);
		expect(items[1]).toContain('price 0.00 EUR');
	});

	test('has the currency’s decimals, and links with its prices', () => {
		const [only = [], ...others] = toItems('ja-JP');
		expect(others).toEqual([]);
		expect(only).toContain('price 30000 JPY');
		expect(only.find((text) => text.startsWith('link'))).toMatch(
			/\?variant=k50-b&amp;shop_country=JP$/,
		);
	});

	test('omits articles that cannot be shipped there alone', () => {
		expect(toItems('en-GB').map(([id]) => id)).toEqual(['id k50-b']);
	});

	test.each([
		['fr-FR', 'no article has a price there'],
		['en-US', 'the shop sends nothing there'],
	])('%s has no file: %s', (name, why) => {
		vi.stubEnv('FEEDS', name);
		expect(merchantFeeds(site())).toEqual([{ name, feed: null, why }]);
	});

	test('has another digest exactly where it prints something else', () => {
		vi.stubEnv('FEEDS', 'it-IT');
		const digest = (all: ReturnType<typeof site>) => {
			const [{ feed } = { feed: null }] = merchantFeeds(all);
			return feed && feedDigest(all, feed);
		};
		const [all, same, other] = [site(), site(), site()];
		for (const product of other.locales.it.products) product.payoff = 'Another line';
		expect(digest(same)).toBe(digest(all));
		expect(digest(other)).not.toBe(digest(all));
	});

	test('no feed exists while the shop is closed', () => {
		vi.stubEnv('FEEDS', 'it-IT');
		expect(merchantFeeds(site(false))).toEqual([]);
	});
});
