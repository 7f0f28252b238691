import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { listingGroups } from '#content/routes/product-lists.ts';
import { USAGES } from '#seed/catalogue/sections.ts';
import { aCategory, aProduct, aSite, aUsage } from '../../support/factories-content.ts';

/** Like real content: any further language shows the Italian words. */
type Texts = { it: string } & Partial<Record<Locale, string>>;

const NAMES: Record<string, Texts> = {
	brakes: { it: 'Freni', en: 'Brakes', es: 'Frenos', fr: 'Freins', ja: 'ブレーキ' },
	bb: { it: 'BB', en: 'BBs', es: 'BB', fr: 'BB', ja: 'BB' },
};
const ROAD: Texts = {
	it: '{category} da strada',
	en: 'Road {category}',
	es: '{category} de carretera',
	fr: '{category} route',
	ja: 'ロード用{category}',
};

const site = aSite((locale) => ({
	categories: Object.entries(NAMES).map(([id, names]) =>
		aCategory(id, locale, { name: names[locale] ?? names.it, description: `Tutto di ${id}` }),
	),
	usages: [
		aUsage('road', locale, { children: ['brakes', 'bb'], category_title: ROAD[locale] ?? ROAD.it }),
		aUsage('track', locale, { name: 'Track', children: ['brakes'] }),
	],
	products: [aProduct('b', locale, { category_id: 'brakes', usage_ids: ['road', 'track'] })],
}));

const toPage = (locale: Locale, who: string) => {
	const entries = listingGroups(site, locale).flatMap(({ make }) => make());
	const entry = entries.find((found) => found.who === who);
	if (entry?.content.kind !== 'listing') throw new Error(`no ${who}`);
	return { ...entry.frame, listing: entry.content.listing };
};

test('a category narrowed to a usage has a name in each language', () => {
	const titles = LOCALES.map(
		(locale) => toPage(locale, 'category "brakes" usage "road"').listing.title,
	);
	expect(titles).toEqual([
		'Freni da strada',
		'Road brakes',
		'Frenos de carretera',
		'Freins route',
		'ロード用ブレーキ',
	]);
	expect(toPage('en', 'category "bb" usage "road"').listing.title).toBe('Road BBs');
});

test('without that field both names are joined', () => {
	expect(toPage('it', 'category "brakes" usage "track"').listing.title).toBe('Freni – Track');
});

test('its text is the category’s, not of others with that usage', () => {
	const page = toPage('it', 'category "brakes" usage "road"');
	expect(page.listing.description).toBe('Tutto di brakes');
	expect(page.description).toBe('Freni da strada. Tutto di brakes.');
});

test('every usage of the demo names its categories', () => {
	const names = USAGES.flatMap(({ texts }) =>
		Object.values(texts).map((text) => text?.category_title ?? ''),
	);
	expect(names.filter((name) => !name.includes('{category}'))).toEqual([]);
	expect(names).toHaveLength(USAGES.length * LOCALES.length);
});

test('a usage lists wheels first, whatever the host’s order', () => {
	const shop = aSite((locale) => ({
		categories: ['wheels', 'brakes', 'spares'].map((id) => aCategory(id, locale)),
		usages: [aUsage('road', locale, { children: ['wheels', 'brakes', 'spares'] })],
		products: ['spares', 'brakes', 'wheels', 'spares', 'wheels'].map((category_id, index) =>
			aProduct(`p${index}`, locale, { category_id, usage_ids: ['road'] }),
		),
	}));
	const entries = listingGroups(shop, 'it').flatMap(({ make }) => make());
	const entry = entries.find(({ who }) => who === 'product usage "road"');
	if (entry?.content.kind !== 'listing') throw new Error('no page of the usage');
	expect(entry.content.listing.cards.map(({ id }) => id)).toEqual(['p2', 'p4', 'p1', 'p0', 'p3']);
});
