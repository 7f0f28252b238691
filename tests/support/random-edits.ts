import * as v from 'valibot';
import { richTextSchema } from '#contract/rich-text.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { centsSchema } from '#contract/units.ts';
import type { FakeApi } from './fake-api.ts';
import type { HostAnswers } from './fake-api-data.ts';
import { randomComings } from './random-comings.ts';

/** Numbers between 0 and 1 that are the same for a seed each time (mulberry32). */
export function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

type Source = HostAnswers[Locale];
interface Versioned {
	id: string;
	version: string;
}

/** Chooses a picture for social networks, or removes it. */
const aChoice =
	(count: number) =>
	({ seo }: HostAnswers[Locale]['pages'][0]) => {
		const file = `chosen-${count}.webp`;
		seo.picture = seo.picture ? null : { file, alt: `Foto ${count}`, width: 1600, height: 900 };
	};

/** Random edits as editors and the shop make them; true where an edit was possible. */
export function randomEdits(host: FakeApi, random: () => number, from = 0) {
	const { site, changed } = host;
	let count = from;
	const pick = <T>(items: readonly T[]): T | undefined =>
		items[Math.floor(random() * items.length)];
	const someLocale = (): Locale => pick(LOCALES) ?? 'it';

	/** Changes one entry of a part, picked at random, in one language or in all. */
	function change<T extends Versioned>(
		part: keyof Source,
		getEntries: (source: Source) => readonly T[],
		locales: readonly Locale[],
		edit: (entry: T) => void,
	): boolean {
		const id = pick(getEntries(site.it))?.id;
		for (const locale of locales) {
			const entry = getEntries(site[locale]).find((candidate) => candidate.id === id);
			if (!entry) return false;
			edit(entry);
			entry.version = `v${count}`;
		}
		changed(part, id ?? null);
		return true;
	}
	const products = (source: Source) => source.products;
	const word = () => `§${count}§`;

	const EDITS: Record<string, () => boolean> = {
		'a description': () =>
			change('products', products, [someLocale()], (product) => {
				product.description = v.parse(richTextSchema, `<p>Testo ${word()}</p>`);
			}),
		'a line of a product': () =>
			change('products', products, LOCALES, (product) => (product.payoff = `Riga ${word()}`)),
		'a name': () =>
			change('products', products, LOCALES, (product) => (product.name = `Ruota ${word()}`)),
		'the point of a picture': () => {
			const focal = { x: Math.round(random() * 100) / 100, y: Math.round(random() * 100) / 100 };
			const ofNews = change(
				'news',
				({ news }) => news,
				LOCALES,
				({ media }) => media && Object.assign(media, { focal }),
			);
			const ofProduct = change('products', products, LOCALES, ({ media }) =>
				media.forEach((picture) => Object.assign(picture, { focal })),
			);
			return ofNews || ofProduct;
		},
		'a figure': () =>
			change('products', products, LOCALES, ({ specifications, features }) => {
				const last = specifications.findLast(({ value }) => typeof value === 'number');
				if (last) last.value = count;
				const [feature] = features;
				if (feature) feature.value = word();
			}),
		'what networks show': () => change('pages', ({ pages }) => pages, LOCALES, aChoice(count)),
		'a price': () =>
			change('products', products, LOCALES, ({ variants }) => {
				for (const { prices } of variants) {
					for (const price of prices) price.amount = v.parse(centsSchema, 10_000 + count);
				}
			}),
		'what can be had': () =>
			change('products', products, LOCALES, ({ variants }) => {
				const [first] = variants;
				if (first) first.availability = count % 2 === 0 ? 'out_of_stock' : 'in_stock';
			}),
		'an address': () => {
			const locale = someLocale();
			const isDone = change('products', products, [locale], (product) => {
				product.slug = v.parse(v.string(), `${product.slug}-${count}`);
				for (const each of LOCALES) {
					const same = site[each].products.find(({ id }) => id === product.id);
					if (!same) continue;
					same.slugs = { ...same.slugs, [locale]: product.slug };
					same.version = `v${count}`;
				}
			});
			changed('slugs.product', null);
			return isDone;
		},
		'no longer sold': () => {
			changed('products.order', null);
			return change('products', products, LOCALES, (product) => {
				product.is_discontinued = !product.is_discontinued;
			});
		},
		'the order of products': () => {
			const from = Math.floor(random() * site.it.products.length);
			for (const locale of LOCALES) {
				const [moved] = site[locale].products.splice(from, 1);
				if (moved) site[locale].products.push(moved);
			}
			changed('products.order', null);
			return true;
		},
		'a title of a page': () =>
			change(
				'pages',
				({ pages }) => pages,
				[someLocale()],
				(page) => (page.title = `Titolo ${word()}`),
			),
		'a block of a page': () =>
			change(
				'pages',
				({ pages }) => pages,
				[someLocale()],
				(page) => {
					for (const block of page.blocks) {
						if ('title' in block) block.title = `Blocco ${word()}`;
					}
				},
			),
		'a block less': () =>
			change(
				'pages',
				({ pages }) => pages,
				LOCALES,
				(page) => {
					if (page.blocks.length > 1) page.blocks.pop();
				},
			),
		'a piece of news': () =>
			change(
				'news',
				({ news }) => news,
				[someLocale()],
				(news) => (news.title = `Notizia ${word()}`),
			),
		'a job': () =>
			change(
				'jobs',
				({ jobs }) => jobs,
				LOCALES,
				(job) => (job.is_open = !job.is_open),
			),
		'a category': () =>
			change(
				'categories',
				({ categories }) => categories,
				[someLocale()],
				(category) => (category.name = `Categoria ${word()}`),
			),
		'a label of a menu': () =>
			change(
				'menus',
				({ menus }) => menus,
				[someLocale()],
				(menu) => {
					const item = pick(menu.items);
					if (item) item.label = `Voce ${word()}`;
				},
			),
		'the line of the brand': () => {
			site[someLocale()].settings.payoff = `Motto ${word()}`;
			changed('settings', null);
			return true;
		},
		'a store': () => {
			const store = pick(site.shared.stores);
			if (store) store.name = `Negozio ${word()}`;
			changed('stores', store?.id ?? null);
			return store !== undefined;
		},
		'a document': () =>
			change(
				'documents',
				({ documents }) => documents,
				LOCALES,
				(document) => (document.title = `Manuale ${word()}`),
			),
		'a redirect': () => {
			const redirect = pick(site.shared.redirects);
			if (!redirect) return false;
			site.shared.redirects.push({
				...redirect,
				id: `moved-${count}`,
				from: v.parse(v.string(), `/it/vecchio-${count}`),
			});
			changed('redirects', null);
			return true;
		},
		...randomComings(host, { pick, count: () => count }),
	};
	const names = Object.keys(EDITS);

	/** Makes one edit, and returns its name. */
	return function edit(): string {
		for (;;) {
			count += 1;
			const name = pick(names) ?? 'a name';
			if (EDITS[name]?.()) return name;
		}
	};
}
