import { expect, test } from 'vitest';
import { findEntry } from '#content/routes/one.ts';
import { AddressBook } from '#content/site/addresses.ts';
import type { Site } from '#content/site/site.ts';
import { SMALL_SITE as site } from '../../support/small-site.ts';

const findPath = (of: Site, entity: 'page' | 'menu' | 'news', id: string) =>
	findEntry(of, 'it', { entity, id })?.frame.path ?? null;

test('an entry with an address is shown there, and one without on the home page', () => {
	const [page] = site.locales.it.pages;
	expect(findPath(site, 'page', page?.id ?? '')).not.toBeNull();
	expect(findPath(site, 'menu', 'main')).toBe('/it');
});

test('a page missing in a language is not the home page', () => {
	expect(findPath(site, 'page', 'none-such')).toBeNull();
	expect(findPath(site, 'news', 'none-such')).toBeNull();
	const locales = { ...site.locales, it: { ...site.locales.it, pages: [] } };
	const without = { ...site, locales, addresses: new AddressBook(locales) };
	expect(findPath(without, 'page', site.locales.it.pages[0]?.id ?? '')).toBeNull();
});
