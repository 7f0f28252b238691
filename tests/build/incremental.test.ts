import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { centsSchema } from '#contract/units.ts';
import { entryHref, href } from '#i18n/paths.ts';
import * as v from 'valibot';
import { toReleases } from '../support/a-publisher.ts';
import { openBuiltPlace } from '../support/built-place.ts';
import {
	changeEntry,
	recordedSite,
	replyJson,
	startFakeApi,
	type FakeApi,
} from '../support/fake-api.ts';
import {
	allFiles,
	build,
	differences,
	digests,
	readSite,
	startBuild,
	type BuildResult,
} from '../support/fake-api-build.ts';
import { isWhole } from '../support/scope.ts';

let host: FakeApi;
let place: Awaited<ReturnType<typeof openBuiltPlace>>;
let before: Map<string, string>;

/** So many spares that their list goes on over a second page. */
function fillSecondPage(): void {
	for (const locale of LOCALES) {
		const source = host.site[locale];
		const spare = source.products.find(({ id }) => id === 'spare-spokes');
		if (!spare) throw new Error('the recorded site has no spokes');
		for (let index = 0; index < 48; index += 1) {
			source.products.push({
				...structuredClone(spare),
				id: `spare-${index}`,
				slug: `${locale}-spare-${index}`,
				name: `${spare.name} ${index}`,
				related_ids: [],
				compatible_ids: [],
			});
		}
	}
}

const OLD_LABEL = 'Catalogo vecchio';

function nameFirstMenuItem(label: string): void {
	const item = host.site.it.menus.find(({ slug }) => slug === 'main')?.items[0];
	if (!item) throw new Error('the recorded site has no menu');
	item.label = label;
}

function expectGood({ status, lines }: BuildResult): void {
	expect(lines).toEqual([]);
	expect(status).toBe(0);
}

beforeAll(async () => {
	host = await startFakeApi(await recordedSite());
	fillSecondPage();
	nameFirstMenuItem(OLD_LABEL);
	place = await openBuiltPlace();
	expectGood(await build(host, place));
});
afterAll(async () => {
	await host.close();
	place.close();
});
beforeEach(() => {
	before = digests(place);
});

const toPage = (locale: Locale, id: string) => {
	const product = host.site[locale].products.find((candidate) => candidate.id === id);
	return entryHref(locale, 'product', product?.slug ?? '');
};
const toList = (locale: Locale, id: string) => {
	const category = host.site[locale].categories.find((candidate) => candidate.id === id);
	return entryHref(locale, 'category', category?.slug ?? '');
};

describe('a second build renders changed pages only', () => {
	test('one price: the pages that print it, in every language', async () => {
		const amount = v.parse(centsSchema, 123_457);
		changeEntry(
			host.site,
			({ products }) => products,
			'spare-freehub',
			(product) => {
				for (const variant of product.variants) {
					for (const price of variant.prices) price.amount = amount;
				}
			},
		);
		const result = await build(host, place);
		expectGood(result);
		const site = readSite(place);
		// A page says it twice where crawlers read it, too.
		const pages = site.pagesWith('234,57').concat(site.pagesWith('234.57'));
		const printed = [...new Set(pages)].toSorted();
		expect(result.rendered).toEqual(printed);
		expect(differences(before, digests(place))).toEqual(printed);
		for (const locale of LOCALES) {
			expect(printed).toContain(toPage(locale, 'spare-freehub'));
			expect(printed).toContain(toList(locale, 'spares'));
			expect(printed).toContain(href(locale, 'products-archive'));
			// Other spares, and the list's second page, stay as they were.
			expect(printed).not.toContain(toPage(locale, 'spare-5'));
			expect(printed).not.toContain(`${toList(locale, 'spares')}/2`);
			expect(site.has(`${toList(locale, 'spares')}/2`)).toBe(true);
		}
		expect(printed.length).toBeLessThan(site.pages.length / 8);
	});

	// Other kinds of the same change: at the door the one above stands for them.
	if (isWhole) {
		test('one figure of a product: pages that list it, too, without its price', async () => {
			changeEntry(
				host.site,
				({ products }) => products,
				'kleos-rd-62',
				(product) => {
					product.payoff = `${product.payoff} §62§`;
				},
			);
			const result = await build(host, place);
			expectGood(result);
			const printed = readSite(place).pagesWith('§62§');
			expect(result.rendered).toEqual(printed);
			expect(printed).toContain('/it');
			expect(printed).toContain(toPage('ja', 'kleos-rd-62'));
		});

		test('one menu label: every page', async () => {
			const withOld = readSite(place).pagesWith(OLD_LABEL);
			expect(withOld.length).toBeGreaterThan(100);
			nameFirstMenuItem('Catalogo nuovo');
			const result = await build(host, place);
			expectGood(result);
			const site = readSite(place);
			expect(site.pagesWith(OLD_LABEL)).toEqual([]);
			expect(site.pagesWith('Catalogo nuovo')).toEqual(withOld);
			expect(result.rendered.filter((path) => !/^\/it(\/|$)/.test(path))).toEqual([]);
		});

		test('one removed product: its page, its cards and its place in the sitemap are gone', async () => {
			const GONE = 'hub-rd-sl';
			const addresses = LOCALES.map((locale) => toPage(locale, GONE));
			for (const locale of LOCALES) {
				const source = host.site[locale];
				source.products = source.products.filter(({ id }) => id !== GONE);
				for (const product of source.products) {
					product.related_ids = product.related_ids.filter((id) => id !== GONE);
					product.compatible_ids = product.compatible_ids.filter((id) => id !== GONE);
				}
				for (const news of source.news) {
					news.related_product_ids = news.related_product_ids.filter((id) => id !== GONE);
				}
				for (const page of source.pages) {
					page.blocks = page.blocks.filter((block) => !JSON.stringify(block).includes(`"${GONE}"`));
				}
			}
			const listed = readSite(place);
			expect(listed.sitemap).toEqual(expect.arrayContaining(addresses));
			const result = await build(host, place);
			expectGood(result);
			const site = readSite(place);
			for (const address of addresses) {
				expect(site.has(address)).toBe(false);
				expect(site.sitemap).not.toContain(address);
				expect(site.pagesWith(`"${address}"`)).toEqual([]);
			}
			const gone = differences(before, digests(place)).filter((path) => !site.has(path));
			expect(gone).toEqual(addresses.toSorted());
		});
	}

	test('a failed and a killed build leave site, release and cache as they were: the next one clears up and renders no page', async () => {
		const releases = toReleases(place);
		const { id } = await releases.publish(place.dist);
		const served = await releases.current();
		const good = digests(place);
		const whole = allFiles(place);
		expect(whole.beside).toEqual([]);

		host.reply('/products', 'en', replyJson({ data: [{ id: 1 }] }));
		expect((await build(host, place)).status).toBe(1);
		expect(allFiles(place)).toEqual(whole);
		expect(await releases.current()).toBe(served);
		for (const path of good.keys()) {
			const page = await releases.read(served ?? '', `${path.slice(1)}.html`);
			const isServed = page?.equals(readFileSync(join(place.dist, `${path}.html`)));
			expect(isServed, path).toBe(true);
		}

		host.reply('/products', 'en', replyJson({ data: host.site.en.products }));

		const isAsked = new Promise<void>((resolve) => host.reply('/news', 'it', () => resolve()));
		const child = startBuild(host, place);
		await isAsked;
		child.kill('SIGKILL');
		await once(child, 'close');
		expect(allFiles(place).files).toEqual(whole.files);
		host.reply('/news', 'it', replyJson({ data: host.site.it.news }));

		const again = await build(host, place);
		expectGood(again);
		expect(again.rendered).toEqual([]);
		expect(digests(place)).toEqual(good);
		expect(await releases.publish(place.dist)).toMatchObject({ id, changed: false });
		expect(allFiles(place)).toEqual(whole);
	});
});
