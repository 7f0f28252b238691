import { describe, expect, test } from 'vitest';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import { guaranteeIn } from '#domain/catalogue/guarantee.ts';
import { SEED } from '#seed/index.ts';
import type { ProductSeed } from '#seed/types.ts';
import { withFigures } from '../../../src/server/seeding/figures.ts';
import { figuresIn, ownFigures } from '../../support/figures.ts';
import { listStrings } from '../../support/strings.ts';

const { products, pages, news, documents } = withFigures(SEED);
const wheels = products.filter(({ category_id }) => category_id === 'wheels');

function toProduct(id: string): ProductSeed {
	const found = products.find((product) => product.id === id);
	if (!found) throw new Error(`no product ${id}`);
	return found;
}

test('numbers have the separators of their language', () => {
	const wrong = listStrings(SEED).filter(([, text]) => /\d\.\/\d/.test(text));
	expect(wrong).toEqual([]);
});

test.each([
	['manual-kleos-rd-fr', 'Largeur interne 21 mm'],
	['manual-k1-rd-en', 'Maximum pressure 4.5 bar'],
	['manual-brenta-it', 'Pressione massima 6,5 bar'],
	['price-list-2025-it', '1.190,00 €'],
])('%s says “%s”', (id, written) => {
	const document = SEED.documents.find((each) => each.id === id);
	const rows = document?.prices?.groups.flatMap((group) => group.rows) ?? [];
	const told = [...(document?.paragraphs ?? []), ...rows.map(({ price }) => price)];
	expect(told.join('\n')).toContain(written);
});

test.each([
	['da 32 a 57 mm', [32, 57]],
	['Tyres from 28 to 45 mm', [28, 45]],
	['12 × 142 mm', [12, 142]],
	['32〜57mm', [32, 57]],
	['3,2 mm', [3.2]],
	['最大130kg', [130]],
	['150ミリ', [150]],
	['4年', [4]],
	['2024年', []],
	['90 km, 85 Nm, 35 km/h', []],
	['1.390 g la coppia', [1390]],
	['1,390 g a pair', [1390]],
	['1\u202f390\u00a0g la paire', [1390]],
	['前後1,390g', [1390]],
	['96 gramos', [96]],
	['0,33 g', [0.33]],
])('%j has the figures %j', (text, values) => {
	expect(figuresIn(text).map(({ value }) => value)).toEqual(values);
});

describe.each(products.map((product) => [product.id, product] as const))('%s', (_, product) => {
	test('states no g, kg, mm, bar or years but its own', () => {
		const own = ownFigures(product, SEED);
		const foreign = SEED_LOCALES.flatMap((locale) => {
			const { payoff, description } = product.texts[locale];
			return figuresIn(`${payoff} ${description}`)
				.filter(({ value, unit }) => !own.has(`${value} ${unit}`))
				.map(({ value, unit }) => `${locale}: ${value} ${unit}`);
		});
		expect(foreign).toEqual([]);
	});
});

/** Ids of products that a page's value names: shown in blocks, or referenced by a text. */
function productsIn(value: unknown): string[] {
	const shown = listStrings(value).filter(([path]) => /\/product_ids?(?:\/\d+)?$/.test(path));
	const called = listStrings(value).flatMap(([, text]) =>
		[...text.matchAll(/\{([a-z0-9-]+)\.[a-z_]+\}/g)].map(([, id = '']) => id),
	);
	return [...new Set([...shown.map(([, id]) => id), ...called])];
}

/** Years of the guarantee, which pages state beside products. */
const guaranteeOfPages = (locale: SeedLocale) =>
	[...Object.values(guaranteeIn(locale))].map((years) => `${years} years`);

const stories = [...SEED.pages, ...SEED.news].flatMap((written) => {
	const told = [...pages, ...news].find((each) => each.id === written.id);
	const ids = productsIn(written.texts);
	return told && ids.length > 0 ? [[written.id, told, ids] as const] : [];
});

test('most landing pages and a few news show products', () => {
	expect(stories.length).toBeGreaterThan(15);
});

describe.each(stories)('the story %s', (_, { texts }, ids) => {
	test('states no g, kg, mm or bar but of its products', () => {
		const own = new Set(ids.flatMap((id) => [...ownFigures(toProduct(id), SEED)]));
		const foreign = SEED_LOCALES.flatMap((locale) => {
			const guarantee = guaranteeOfPages(locale);
			return listStrings(texts[locale])
				.flatMap(([, text]) => figuresIn(text))
				.map(({ value, unit }) => `${value} ${unit}`)
				.filter((figure) => !own.has(figure) && !guarantee.includes(figure))
				.map((figure) => `${locale}: ${figure}`);
		});
		expect(foreign).toEqual([]);
	});
});

test('additional figures of a product are named, and used by a text', () => {
	const idle = products.flatMap(({ id, figures = {}, texts }) => {
		const said = new Set(
			SEED_LOCALES.flatMap((locale) =>
				figuresIn(`${texts[locale].payoff} ${texts[locale].description}`),
			).map(({ value, unit }) => `${value} ${unit}`),
		);
		return Object.entries(figures)
			.filter(
				([label, [value, unit]]) =>
					!/^[a-z]+(_[a-z]+)+$/.test(label) || !said.has(`${value} ${unit}`),
			)
			.map(([label]) => `${id}: ${label}`);
	});
	expect(idle).toEqual([]);
});

/** The product that a wheel's hub is sold as; some are not sold alone. */
function findHub({ specifications: { hubs } }: ProductSeed): ProductSeed | undefined {
	const name = (typeof hubs === 'object' ? hubs.en : String(hubs)).split(',')[0];
	return products.find(({ texts }) => `Livenza ${texts.en.name}` === `${name} hubs`);
}
const withHubs = wheels.flatMap((wheel) => {
	const hub = findHub(wheel);
	return hub ? [[wheel.id, wheel, hub] as const] : [];
});

test('most wheels have a hub sold separately, too', () => {
	expect(withHubs.length).toBeGreaterThan(wheels.length / 2);
});

describe.each(withHubs)('the wheel %s', (_, wheel, hub) => {
	test('has no limit above its hub’s', () => {
		const limits = [wheel, hub].map(({ specifications }) =>
			Number(specifications.max_rider_weight),
		);
		expect(limits[0]).toBeLessThanOrEqual(limits[1] ?? 0);
	});

	test('has its hub’s alloy and engagement', () => {
		expect(wheel.specifications.hub_material).toEqual(hub.specifications.hub_material);
		const points = ({ specifications: { engagement } }: ProductSeed) =>
			/^\d+/.exec(typeof engagement === 'object' ? engagement.en : '')?.[0];
		expect(points(wheel)).toBe(points(hub));
	});
});

test('a wheel’s rider limit is within its system limit', () => {
	for (const { id, specifications } of wheels) {
		const { max_rider_weight: rider, max_system_weight: system } = specifications;
		expect(typeof rider, id).toBe('number');
		if (system !== undefined) expect(Number(system), id).toBeGreaterThan(Number(rider) + 10);
	}
});

test.each([
	['sile-gravel-24', '130 kg', '115 kg'],
	['cansiglio-e30', '150 kg', '120 kg'],
])('%s has one system limit, %s, and one rider limit, %s', (id, system, rider) => {
	const { texts, range } = toProduct(id);
	expect(texts.it.description).toContain(system);
	expect(texts.ja.description).toContain(system.replace(' ', ''));
	const manual = documents.find((each) => each.range === range && each.language === 'it');
	expect(manual?.paragraphs.join(' ')).toContain(rider);
	expect(manual?.paragraphs.join(' ')).toContain(system);
});

test('no manual of a touring wheel forbids luggage', () => {
	for (const { range, specifications } of wheels) {
		const manual = documents.find((each) => each.range === range && each.language === 'en');
		const [use = ''] = manual?.paragraphs.filter((text) => text.startsWith('Intended use.')) ?? [];
		const isForbidden = /carrying loads[^.]*not allowed/.test(use);
		if (specifications.max_system_weight !== undefined) expect(isForbidden, range).toBe(false);
	}
});

test('every figure placeholder in a text is filled', () => {
	const left = listStrings([products, pages, news, documents]).filter(([, text]) =>
		/\{[a-z]/.test(text),
	);
	expect(left).toEqual([]);
});

test('news and pages state limits from the product’s data', () => {
	const gravel = news.find(({ id }) =>
		JSON.stringify(SEED.news.find((each) => each.id === id)).includes('{sile-gravel-24.'),
	);
	expect(JSON.stringify(gravel?.texts.en)).toContain('<strong>115 kg</strong>, 130 kg with bike');
	expect(JSON.stringify([pages, news])).not.toMatch(/\{[a-z-]*\.?[a-z]+_[a-z_]+\}/);
});

/** Matches what a text says in figures or in words about the two guarantees. */
const YEARS: Record<SeedLocale, RegExp> = {
	it: /\b(?:2|due) anni\b/i,
	en: /\b(?:2|two)(?: more| further)? years\b|two-year/i,
	es: /\b(?:3|tres)(?: primeros)? años\b/i,
	fr: /\b(?:2|deux)\s(?:ans|années)\b/i,
	ja: /2年/,
};

describe.each(SEED_LOCALES)('in %s the legal guarantee', (locale) => {
	const told = ['warranty-conditions', 'warranty-extension', 'home'].map((id) => {
		const page = pages.find((each) => each.id === id);
		return JSON.stringify(page?.texts[locale]).normalize('NFKC');
	});
	const manual = documents.find((each) => each.range === 'Sile' && each.language === locale);
	const texts = [...told, manual?.paragraphs.join(' ').normalize('NFKC') ?? ''];

	test('has the legal years there on pages and in manuals', () => {
		for (const text of texts) expect(text).toMatch(YEARS[locale]);
	});

	test('has no other years', () => {
		if (locale !== 'es') return;
		expect(
			JSON.stringify([pages.map((page) => page.texts.es), news.map((item) => item.texts.es)]),
		).not.toMatch(/\b(?:2|dos)(?: primeros)? años\b/i);
	});
});
