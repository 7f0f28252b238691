import type { Document } from '#contract/content/places.ts';
import type { SearchEntry } from '#contract/search/search.ts';
import { FOUND_ROUTES, type FoundRoute } from './screens.ts';
import type { SearchSource } from './source.ts';
import { uniteWords, wordsIn } from './words.ts';

/** Fields of blocks that visitors read. */
const READ = new Set([
	'title',
	'text',
	'html',
	'label',
	'question',
	'answer',
	'caption',
	'value',
	'kicker',
	'name',
	'transcript',
]);

/** Longest text of an entry, in characters; of a page of law the beginning is enough. */
const LONGEST_TEXT = 3000;

/** Titles of blocks: what a page is about, beside its own title. */
const toHeadings = (blocks: readonly object[]): string[] =>
	blocks.flatMap((block) =>
		'title' in block && typeof block.title === 'string' ? block.title : [],
	);

/** Texts of blocks, in order. */
function* toTexts(value: unknown): Iterable<string> {
	if (Array.isArray(value)) for (const one of value) yield* toTexts(one);
	else if (typeof value === 'object' && value !== null) {
		for (const [key, one] of Object.entries(value)) {
			if (typeof one === 'string') {
				if (READ.has(key)) yield one.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/g, ' ');
			} else yield* toTexts(one);
		}
	}
}

const toBody = (blocks: unknown): string => [...toTexts(blocks)].join(' ').slice(0, LONGEST_TEXT);

const toLang = (entry: { locale: SearchSource['locale'] }, { locale }: SearchSource) =>
	entry.locale === locale ? {} : { lang: entry.locale };

function pageEntries(source: SearchSource, isWhole: boolean): SearchEntry[] {
	const { locale, href } = source;
	return source.pages
		.filter(({ locales, slug }) => (!locales || locales.includes(locale)) && slug !== 'home')
		.map((page) => ({
			id: `page/${page.id}`,
			group: 'pages' as const,
			title: page.title,
			href: href.entry('page', page.slug),
			note: '',
			...toLang(page, source),
			name: wordsIn([page.title], locale),
			facts: wordsIn([page.seo.title, ...toHeadings(page.blocks)], locale),
			text: isWhole ? wordsIn([toBody(page.blocks)], locale) : '',
		}));
}

function sectionEntries(source: SearchSource): SearchEntry[] {
	const { locale, href } = source;
	const sections = [
		...source.categories.map((one) => ({ one, entity: 'category' as const })),
		...source.usages.map((one) => ({ one, entity: 'product_usage' as const })),
	];
	const joined = source.usages.flatMap((usage) =>
		source.categories
			.filter(({ id }) => usage.children.includes(id))
			.map((category) => ({ usage, category })),
	);
	return [
		...sections.map(({ one, entity }) => ({
			id: `${entity}/${one.id}`,
			group: 'pages' as const,
			title: one.name,
			href: href.entry(entity, one.slug),
			note: '',
			...toLang(one, source),
			name: wordsIn([one.name], locale),
			facts: '',
			text: wordsIn([one.description], locale),
		})),
		...joined.map(({ usage, category }) => ({
			id: `category/${category.id}/${usage.id}`,
			group: 'pages' as const,
			title:
				usage.category_title === ''
					? `${category.name} · ${usage.name}`
					: usage.category_title.replace('{category}', category.name),
			href: href.categoryUsage(category.slug, usage.slug),
			note: '',
			...toLang(category, source),
			name: wordsIn([category.name, usage.name], locale),
			facts: '',
			text: '',
		})),
	];
}

function screenEntries({ locale, href, screenName }: SearchSource): SearchEntry[] {
	return FOUND_ROUTES.map((route) => ({
		id: `route/${route}`,
		group: 'pages' as const,
		title: screenName(route),
		href: href.route(route),
		note: '',
		name: uniteWords(wordsIn([screenName(route)], locale), ...(CONCEPTS[route] ?? [])),
		facts: '',
		text: '',
	}));
}

/** Subjects for which a screen is the answer. */
const CONCEPTS: Partial<Record<FoundRoute, readonly string[]>> = {
	'store-locator': ['#dealer'],
	'tyre-pressure': ['#pressure'],
	fit: ['#fit'],
	compare: ['#compare'],
	careers: ['#job'],
	'wheel-passport': ['#serial'],
	'account-orders': ['#order', '#return', '#invoice'],
	withdrawal: ['#withdrawal', '#return'],
};

const KIND_CONCEPTS: Partial<Record<Document['kind'], string>> = {
	manual: '#manual',
	technical_sheet: '#manual',
	catalogue: '#catalogue',
	price_list: '#priceList',
	warranty: '#warranty',
};

/** Documents: of one in several languages the reader's, else each. */
function documentEntries(source: SearchSource): SearchEntry[] {
	const { locale, documents, products } = source;
	const own = new Set(
		documents.filter(({ language }) => language === locale).map(({ title }) => title),
	);
	const names = new Map(products.map(({ id, name }) => [id, name]));
	return documents
		.filter(({ language, title }) => language === locale || !own.has(title))
		.map((document) => ({
			id: `document/${document.id}`,
			group: 'manuals' as const,
			title: document.title,
			href: `/media/documents/${document.file}`,
			note: 'PDF',
			...toLang(document, source),
			name: wordsIn([document.title], locale),
			facts: uniteWords(
				wordsIn([document.range, ...document.product_ids.map((id) => names.get(id))], locale),
				KIND_CONCEPTS[document.kind] ?? '',
			),
			text: '',
		}));
}

function storeEntries(source: SearchSource): SearchEntry[] {
	const { locale, href, countryName } = source;
	return source.stores.map((store) => ({
		id: `store/${store.id}`,
		group: 'stores' as const,
		title: (locale === 'ja' && store.name_local) || store.name,
		href: `${href.route('store-locator')}#store-${store.id}`,
		note: `${store.postal_code} ${store.city}, ${countryName(store.country)}`.trim(),
		name: wordsIn([store.name, store.name_local, store.city], locale),
		facts: uniteWords(
			wordsIn(
				[store.region, countryName(store.country), store.postal_code, store.address_local],
				locale,
			),
			'#dealer',
		),
		text: wordsIn([store.street, ...store.ranges], locale),
	}));
}

/** Entries beside products: pages, lists, screens, documents, news, positions, stores. */
export function editorialEntries(source: SearchSource, isWhole: boolean): SearchEntry[] {
	const { locale, href } = source;
	return [
		...sectionEntries(source),
		...screenEntries(source),
		...pageEntries(source, isWhole),
		...documentEntries(source),
		...source.news.map((news) => ({
			id: `news/${news.id}`,
			group: 'news' as const,
			title: news.title,
			href: href.entry('news', news.slug),
			note: news.excerpt,
			...toLang(news, source),
			name: wordsIn([news.title], locale),
			facts: wordsIn([news.excerpt], locale),
			text: isWhole ? wordsIn([toBody(news.blocks)], locale) : '',
		})),
		...source.jobs
			.filter(({ is_open }) => is_open)
			.map((job) => ({
				id: `job/${job.id}`,
				group: 'jobs' as const,
				title: job.name,
				href: href.entry('job', job.slug),
				note: job.place,
				...toLang(job, source),
				name: wordsIn([job.name], locale),
				facts: uniteWords(wordsIn([job.area, job.place], locale), '#job'),
				text: wordsIn([job.summary], locale),
			})),
		...storeEntries(source),
	];
}
