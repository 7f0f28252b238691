import { beforeEach, describe, expect, test } from 'vitest';
import { AddressBook } from '#content/site/addresses.ts';
import { trackParts } from '#content/site/tracking.ts';
import {
	trackAllProducts,
	trackProduct,
	createMemo,
	createProductMemo,
} from '#content/site/memo.ts';
import { productById } from '#content/site/find-product.ts';
import type { Site } from '#content/site/site.ts';
import type { LocaleSource } from '#content/source/source.ts';
import { aPage, aProduct, aSite, inEachLocale } from '../../support/factories-content.ts';

/** The site after some of its Italian answers have changed. */
function after(before: Site, changed: Partial<LocaleSource>): Site {
	const locales = inEachLocale((locale) =>
		trackParts({ ...before.locales[locale], ...(locale === 'it' ? changed : {}) }, locale),
	);
	const addresses = new AddressBook(locales, before.addresses);
	return { ...before, shared: trackParts({ ...before.shared }, null), locales, addresses };
}

const products = (payoff: string) => [
	aProduct('k1', 'it', { payoff }),
	aProduct('k2', 'it', { payoff: 'Sempre uguale' }),
];

let site: Site;
let made: string[];
beforeEach(() => {
	made = [];
	site = after(aSite(), { products: products('Prima') });
});

const remember = () => {
	const own = createMemo<object>();
	return (from: Site, name: string, make: () => unknown) =>
		own(from, 'it', name, () => {
			made.push(name);
			return { shown: make() };
		});
};

describe('a memoised model is recomputed only when a dependency has changed', () => {
	test.each<[string, (from: Site) => unknown, Partial<LocaleSource>, boolean]>([
		[
			'an answer',
			(from) => from.locales.it.pages,
			{ pages: [aPage('home', 'it', { slug: 'home' }), aPage('newsletter', 'it')] },
			true,
		],
		[
			'an answer of another part',
			(from) => from.locales.it.news,
			{ pages: [aPage('home', 'it', { slug: 'home' }), aPage('newsletter', 'it')] },
			false,
		],
		[
			'an answer of another language',
			(from) => from.locales.en.pages,
			{ pages: [aPage('home', 'it', { slug: 'home' }), aPage('newsletter', 'it')] },
			false,
		],
		[
			'an address',
			(from) => from.addresses.path('it', 'page', 'newsletter', 'test'),
			{
				pages: [
					aPage('home', 'it', { slug: 'home' }),
					aPage('newsletter', 'it', { slug: 'notizie' }),
				],
			},
			true,
		],
		[
			'an address that stays',
			(from) => from.addresses.path('it', 'page', 'home', 'test'),
			{
				pages: [
					aPage('home', 'it', { slug: 'home' }),
					aPage('newsletter', 'it', { slug: 'notizie' }),
				],
			},
			false,
		],
		[
			'an address that was not there',
			(from) => from.addresses.find('it', 'page', 'later'),
			{ pages: [aPage('later', 'it')] },
			true,
		],
		['a product', () => trackProduct('it', 'k1'), { products: products('Dopo') }, true],
		['any product', () => trackAllProducts('it'), { products: products('Dopo') }, true],
	])('%s', (_what, read, changed, isMadeAgain) => {
		const own = remember();
		const first = own(site, 'thing', () => read(site));
		const next = after(site, changed);
		const second = own(next, 'thing', () => read(next));
		expect(second !== first).toBe(isMadeAgain);
		expect(own(next, 'thing', () => read(next))).toBe(second);
		expect(made).toHaveLength(isMadeAgain ? 2 : 1);
	});

	test('through its dependencies', () => {
		const own = remember();
		const outer = (from: Site) =>
			own(from, 'outer', () => own(from, 'inner', () => from.locales.it.pages));
		outer(site);
		outer(after(site, { products: products('Dopo') }));
		expect(made).toEqual(['outer', 'inner']);
		outer(after(site, { pages: [aPage('home', 'it', { slug: 'home' })] }));
		expect(made).toEqual(['outer', 'inner', 'outer', 'inner']);
	});

	test('never for a site with other products', () => {
		const own = remember();
		own(site, 'thing', () => 1);
		own({ ...site, places: {} }, 'thing', () => 1);
		expect(made).toHaveLength(2);
	});
});

test('a model that reads part of a product is reused while that part is unchanged', () => {
	const getCard = createProductMemo('test-card', (_site, _locale, { payoff }) => ({ payoff }));
	const own = remember();
	const list = (from: Site) =>
		own(from, 'list', () =>
			['k1', 'k2'].map((id) => {
				const product = productById(from, 'it', id);
				return product && getCard(from, 'it', product);
			}),
		);
	const first = list(site);
	// Another description, and the same payoff.
	const described = products('Prima').map((product) => ({ ...product }));
	expect(list(after(site, { products: described }))).toBe(first);
	const renamed = list(after(site, { products: products('Dopo') }));
	expect(renamed).toEqual({ shown: [{ payoff: 'Dopo' }, { payoff: 'Sempre uguale' }] });
	expect(made).toEqual(['list', 'list']);
});
