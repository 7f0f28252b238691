import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AddressBook } from '#content/site/addresses.ts';
import { trackParts } from '#content/site/tracking.ts';
import { planLocale, type PlannedPage } from '#content/routes/plan-locale.ts';
import { withSite, type Site } from '#content/site/site.ts';
import type { LocaleSource } from '#content/source/source.ts';
import { modelMeasurementsSchema } from '#contract/wheels/measurements.ts';
import { listMenus } from '#contract/content/endpoints.ts';
import { inEachLocale } from '../../support/factories-content.ts';
import { SMALL_SITE } from '../../support/small-site.ts';

/** The site after some of its Italian answers have changed. */
function after(
	before: Site,
	changed: Partial<LocaleSource>,
	shared: Partial<Site['shared']> = {},
): Site {
	const locales = inEachLocale((locale) =>
		trackParts({ ...before.locales[locale], ...(locale === 'it' ? changed : {}) }, locale),
	);
	const addresses = new AddressBook(locales, before.addresses);
	return {
		...before,
		shared: trackParts({ ...before.shared, ...shared }, null),
		locales,
		addresses,
	};
}

/** A site that nothing was planned of yet: other files use the small site, too. */
const aFreshSite = () => after({ ...SMALL_SITE, places: {} }, {});

const plan = (site: Site) => withSite(site, () => planLocale(site, 'it'));

/** Addresses of pages that differ from before, by the property that `of` reads. */
function others(
	before: readonly PlannedPage[],
	now: readonly PlannedPage[],
	of: (page: PlannedPage) => unknown,
): string[] {
	const known = new Map(before.map((page) => [page.entry.frame.path, of(page)]));
	return now
		.filter((page) => known.get(page.entry.frame.path) !== of(page))
		.map(({ entry }) => entry.frame.path);
}

const toEntry = ({ entry }: PlannedPage) => entry;
const toKey = ({ path }: PlannedPage) => path.cacheKey;
const described = (site: Site, description: string) =>
	site.locales.it.products.map((product) =>
		product.id === 'k1' ? { ...product, version: description, description } : product,
	);

test('a changed product description reprints its own page only', async () => {
	const site = aFreshSite();
	const before = await plan(site);
	const now = await plan(after(site, { products: described(site, '<p>Altro</p>') }));
	expect(others(before, now, toEntry)).toEqual(['/it/prodotto/k1-it']);
	expect(others(before, now, toKey)).toEqual(['/it/prodotto/k1-it']);
});

/** Line of the bench about a model. */
const aMeasured = (id: string, mean_g: number) =>
	v.parse(modelMeasurementsSchema, {
		id,
		pairs_g: [mean_g],
		mean_g,
		deviation_g: 6,
		first_on: '2025-01-14',
		last_on: '2025-04-19',
		newest: null,
		is_demo: false,
	});
const weighed = (site: Site) =>
	site.locales.it.products.map((product) =>
		product.id === 'k1'
			? {
					...product,
					version: 'weighed',
					specifications: [{ code: 'wheelset_weight' as const, value: 1455 }],
				}
			: product,
	);

test('measurements of a model reprint its own page only', async () => {
	const site = after(aFreshSite(), { products: weighed(aFreshSite()) });
	const before = await plan(site);
	const now = await plan(after(site, {}, { measurements: [aMeasured('k1', 1452)] }));
	expect(others(before, now, toEntry)).toEqual(['/it/prodotto/k1-it']);
	expect(others(before, now, toKey)).toEqual(['/it/prodotto/k1-it']);
	const content = now.find(({ entry }) => entry.frame.path === '/it/prodotto/k1-it')?.entry.content;
	expect(content).toMatchObject({ product: { measured: { claimed_g: 1455, mean_g: 1452 } } });
});

/** Menus of one entry, which leads to all products. */
const toMenus = (slug: string, label: string) =>
	v.parse(listMenus.data, [
		{
			...{ id: '1', version: '2', updated_at: '2026-09-01T08:00:00.000Z', locale: 'it' },
			...{ slug, name: slug },
			items: [
				{
					...{ id: 'a', slug: 'a', label, target: '_self', hamburger_media: null },
					...{ link: { type: 'route', route: 'products-archive' }, children: [] },
				},
			],
		},
	]);

test('a menu label reprints every page, and changes the menu page', async () => {
	const site = aFreshSite();
	const before = await plan(site);
	const menus = toMenus('main', 'Ruote');
	const now = await plan(after(site, { menus }));
	expect(others(before, now, toKey)).toHaveLength(now.length);
	expect(others(before, now, toEntry)).toEqual(['/it/menu']);
	// As if nothing had been planned before.
	const clean = await plan({ ...after(site, { menus }), places: {} });
	expect(now.map(toKey)).toEqual(clean.map(toKey));
});

test.each(['hamburger-primary', 'hamburger-secondary'])(
	'a label of the %s menu reprints only the menu page',
	async (slug) => {
		const site = after(aFreshSite(), { menus: toMenus(slug, 'Ruote') });
		const before = await plan(site);
		const now = await plan(after(site, { menus: toMenus(slug, 'Tutte le ruote') }));
		expect(others(before, now, toKey)).toEqual(['/it/menu']);
	},
);

test('screens of account and orders name their parent screens', async () => {
	const pages = await plan(aFreshSite());
	const above = (path: string) =>
		pages
			.find(({ entry }) => entry.frame.path === `/it/${path}`)
			?.entry.frame.crumbs.map(({ href }) => href.slice('/it/'.length));
	for (const [path, ...parents] of [
		['account'],
		['account/wheels', 'account'],
		['account/orders/detail', 'account', 'account/orders'],
		['account/returns/new', 'account', 'account/returns'],
		['orders/detail', 'orders'],
		['orders/return', 'orders', 'orders/returns'],
	]) {
		expect(above(path ?? '')).toEqual([...parents, path]);
	}
});
