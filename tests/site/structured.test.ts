import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listJobs, listPriceLists, listProducts } from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { centsSchema } from '#contract/units.ts';
import { formatMoneyRange } from '#i18n/format.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { askHost } from '../support/site-api.ts';
import {
	toCanonicals,
	FILES,
	findPage,
	INDEXABLE,
	isIndexable,
	offenders,
	pageAt,
	PAGES,
	SITE_URL,
} from '../support/site.ts';
import { listElements, withoutData } from '../support/site-page.ts';
import type { StructuredGraph } from '../support/structured-schemas.ts';
import {
	toShownArticles,
	crumbsShown,
	findFaults,
	toGraph,
	offersBesideHost,
	offersBesideTable,
	textsIn,
	listThings,
} from '../support/structured.ts';

/** Bytes that structured data may add to a page on the wire. */
const MOST_BYTES = 700;

/**
 * Origins that the site may have. What a compressor makes of a page moves by forty bytes with its
 * origin alone, and tests are served at a port of the moment: the mean over fixed ones is weighed.
 */
const ORIGINS = [
	'https://livenza.example',
	'https://www.livenza.example',
	'https://ruote.livenza.example',
	'https://negozio.livenza.example',
	'https://livenza.example:8443',
	'https://livenza-ruote.example',
	'https://shop.example',
	'https://a.example',
	'http://localhost:4321',
	'http://localhost:43210',
	'http://127.0.0.1:8080',
];

test('every indexed page has its data once, with all required properties', () => {
	expect(offenders(INDEXABLE, findFaults)).toEqual([]);
});

test('other pages have none', () => {
	const others = PAGES.filter((page) => !isIndexable(page));
	expect(others.length).toBeGreaterThan(0);
	expect(offenders(others, ({ dataBlocks }) => dataBlocks)).toEqual([]);
});

test('data describe the canonical page, in its language', () => {
	const wrong = offenders(INDEXABLE, (page) => {
		const [told] = toGraph(page)['@graph'].filter((thing) => 'inLanguage' in thing);
		const main = listElements(page, 'main')[0]?.attributes['lang'];
		const language = main ?? listElements(page, 'html')[0]?.attributes['lang'];
		return [
			...(told?.['@id'] === toCanonicals(page).join() ? [] : [`speaks of ${told?.['@id']}`]),
			...(told?.inLanguage === language ? [] : [`in ${told?.inLanguage}, not ${language}`]),
		];
	});
	expect(wrong).toEqual([]);
});

/** Names of things, whose fragments are no places on a page; and templates of queries. */
const withoutFragment = (address: string) => address.split(/[#?]/)[0] ?? '';

test('every address exists on the site, every picture on the page', () => {
	const wrong = offenders(INDEXABLE, (page) => {
		const shown = withoutData(page.html);
		return textsIn(toGraph(page))
			.filter(([name, text]) => name !== 'sameAs' && text.startsWith(SITE_URL))
			.map(([, text]) => withoutFragment(text).slice(SITE_URL.length))
			.filter((path) => {
				if (path.startsWith('/media/')) return !shown.includes(path);
				return path !== '/' && !findPage(path) && !FILES.includes(path.slice(1));
			});
	});
	expect(wrong).toEqual([]);
});

test('every reference resolves to a node of the page, or of the home page for site-wide ones', () => {
	const namesIn = (graph: StructuredGraph) =>
		graph['@graph'].flatMap((thing) => ('@id' in thing ? [thing['@id']] : []));
	const ofSite = LOCALES.flatMap((locale) => namesIn(toGraph(pageAt(href(locale, 'home')))));
	const wrong = offenders(INDEXABLE, (page) => {
		const graph = toGraph(page);
		const ids = textsIn(graph).flatMap(([name, text]) => (name === '@id' ? [text] : []));
		const told = new Set([...ofSite, ...namesIn(graph)]);
		const brands = `${SITE_URL}/#brand`;
		return ids.filter((id) => !told.has(id) && id !== brands);
	});
	expect(wrong).toEqual([]);
});

test('the breadcrumbs equal the visible ones', () => {
	const wrong = offenders(INDEXABLE, (page) => {
		const told = listThings(toGraph(page), 'BreadcrumbList').flatMap(({ itemListElement }) =>
			itemListElement.map(({ name }) => name.replace(/\s+/g, ' ')),
		);
		const shown = crumbsShown(page);
		return told.join(' > ') === shown.join(' > ')
			? []
			: [`${told.join(' > ')} beside ${shown.join(' > ')}`];
	});
	expect(wrong).toEqual([]);
});

describe.each(LOCALES)('products in %s', (locale) => {
	test('have the prices and availability of page and host', async () => {
		const [products, lists] = await Promise.all([
			askHost(listProducts, locale),
			askHost(listPriceLists, locale),
		]);
		const list = lists.find(({ is_default }) => is_default);
		if (!list) throw new Error('no price list is the default one');
		const told = products.flatMap((product) => {
			const page = findPage(entryHref(locale, 'product', product.slug));
			return page && isIndexable(page)
				? [{ product, page, articles: toShownArticles(toGraph(page)) }]
				: [];
		});
		expect(told.length).toBeGreaterThan(50);
		const wrong = told.flatMap(({ product, page, articles }) => [
			...offersBesideTable(page, articles),
			...offersBesideHost(product, list, articles),
		]);
		expect(wrong).toEqual([]);
	});
});

const ZERO = v.parse(centsSchema, 0);

describe.each(LOCALES)('positions in %s', (locale) => {
	test('have the pay and employment of page and host', async () => {
		const jobs = await askHost(listJobs, locale);
		const t = getT(locale, 'content');
		const wrong = jobs.flatMap(({ slug, pay, employment, closes_on }) => {
			const page = pageAt(entryHref(locale, 'job', slug));
			const bare = (text: string) => text.replace(/[\s\u200b]/g, '').toLowerCase();
			const read = bare(page.text);
			const [told] = isIndexable(page) ? listThings(toGraph(page), 'JobPosting') : [];
			if (!told) return isIndexable(page) ? [`${page.path} tells no position`] : [];
			const { currency, value } = told.baseSalary ?? {};
			const [min, max] = [value?.minValue ?? 0, value?.maxValue ?? 0].map((amount) =>
				v.parse(centsSchema, amount * 100),
			);
			const range = formatMoneyRange(min ?? ZERO, max ?? ZERO, currency ?? '', locale);
			const words = told.employmentType.map((kind) => kind.toLowerCase());
			const shown = [range, ...employment.map((kind) => t(`careers.employment_${kind}`))];
			return [
				...shown.filter((text) => !read.includes(bare(text))),
				...(pay?.min === min && pay?.max === max && pay?.currency === currency ? [] : ['pay']),
				...(value?.unitText.toLowerCase() === pay?.per ? [] : ['period']),
				...(words.join() === employment.join() ? [] : ['employment']),
				...((told.validThrough?.slice(0, 10) ?? null) === closes_on ? [] : ['last day']),
			].map((fault) => `${page.path}: ${fault}`);
		});
		expect(jobs.length).toBeGreaterThan(3);
		expect(wrong).toEqual([]);
	});
});

test('questions and videos are those that the page shows', () => {
	let [questions, films] = [0, 0];
	const wrong = offenders(INDEXABLE, (page) => {
		const graph = toGraph(page);
		const asked = listThings(graph, 'FAQPage').flatMap(({ mainEntity }) => mainEntity);
		const told = listThings(graph, 'VideoObject');
		questions += asked.length;
		films += told.length;
		const texts = [
			...asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
			...told.map(({ name }) => name),
		];
		// Japanese is printed with places to break a line.
		const bare = (text: string) => text.replace(/[\s\u200b]/g, '');
		const read = bare(page.text);
		return texts.filter((text) => !read.includes(bare(text)));
	});
	expect(wrong).toEqual([]);
	expect(questions).toBeGreaterThan(LOCALES.length);
	expect(films).toBeGreaterThan(0);
});

test('the data of a page weigh at most 0.7 kB on the wire', () => {
	const heaviest = INDEXABLE.toSorted(
		(a, b) => (b.dataBlocks[0]?.length ?? 0) - (a.dataBlocks[0]?.length ?? 0),
	).slice(0, 20);
	const calculateWeight = (html: string) => brotliCompressSync(html).length;
	const wrong = offenders(heaviest, ({ html }) => {
		const added = ORIGINS.map((origin) => html.replaceAll(SITE_URL, origin)).map(
			(text) => calculateWeight(text) - calculateWeight(withoutData(text)),
		);
		const mean = added.reduce((sum, bytes) => sum + bytes) / added.length;
		return mean > MOST_BYTES ? [`${mean} bytes`] : [];
	});
	expect(wrong).toEqual([]);
});
