// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SearchIndex } from '#contract/search/search.ts';
import { cents } from '#domain/money/money.ts';
import { searchData } from '#components/search/search-data.ts';
import { wordsIn } from '#domain/search/words.ts';
import { searchIndexHref, searchTextsHref } from '#i18n/paths.ts';
import { createTranslator } from '#i18n/translator.ts';

const TEXTS: unknown = JSON.parse(readFileSync('src/i18n/locales/it/search.json', 'utf8'));
const INDEX: SearchIndex = {
	locale: 'it',
	is_whole: true,
	entries: ['36', '50', '62'].map((height) => ({
		id: `product/${height}`,
		group: 'wheels',
		title: `Kleos RD ${height}`,
		href: `/it/prodotto/${height}`,
		note: 'Da corsa',
		picture: 'wheel.webp',
		height_mm: Number(height),
		price: { amount: cents(219_000), currency: 'EUR', is_from: false },
		name: wordsIn([`Kleos RD ${height}`], 'it'),
		facts: `${wordsIn(['Ruote', 'Strada'], 'it')} =296200jpy`,
		text: '',
		codes: `krd${height}`,
	})),
};

let asked: string[];
const link = () => document.querySelector('a') as HTMLAnchorElement;
const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];

function type(field: HTMLInputElement, text: string): void {
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
}
const press = (field: HTMLElement, key: string) =>
	field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Opens a sheet of its own, as the header's link does. */
async function openSheet(): Promise<void> {
	const { SearchSheet } = await import('#components/search/search-sheet.ts');
	new SearchSheet('Cerca').open();
}

beforeEach(() => {
	asked = [];
	document.documentElement.lang = 'it';
	document.body.innerHTML = '<a href="/it/cerca" aria-label="Cerca" data-lazy="1"></a>';
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		const answers: Record<string, unknown> = {
			[searchIndexHref('it')]: INDEX,
			[searchTextsHref('it')]: TEXTS,
			'/api/search/misses': { data: { is_counted: true } },
		};
		return Response.json(answers[address] ?? null, { status: address in answers ? 200 : 404 });
	});
});

describe('the search dialog', () => {
	test('opens in place of the page, and loads the index at the first key', async () => {
		await import('#components/search/site-search.ts');
		link().click();
		const field = part('dialog [role=combobox]') as HTMLInputElement;
		expect(part('dialog').hasAttribute('open')).toBe(true);
		expect(document.activeElement).toBe(field);
		await expect.poll(() => part('dialog [role=status]').textContent).toContain('Shimano 12');
		expect(asked).toEqual([searchTextsHref('it')]);
		type(field, 'ruote da corsa');
		await expect.poll(() => options().length).toBe(3);
		expect(asked).toContain(searchIndexHref('it'));
		expect(part('dialog [role=status]').textContent).toBe('3 risultati');
		expect(part('[role=group]').textContent).toContain('Ruote');
		expect(options()[0]?.textContent).toContain('36');
	});

	test('is navigated by keyboard, and announces the selection', async () => {
		await openSheet();
		const field = part('dialog [role=combobox]') as HTMLInputElement;
		type(field, 'kleos');
		await expect.poll(() => options().length).toBe(3);
		expect(field.getAttribute('aria-expanded')).toBe('true');
		press(field, 'ArrowDown');
		expect(options().map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false', 'false']);
		expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
		press(field, 'ArrowUp');
		expect(options()[2]?.ariaSelected).toBe('true');
		const chosen = vi.fn((event: Event) => event.preventDefault());
		options()[2]?.addEventListener('click', chosen);
		part('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
		expect(chosen).toHaveBeenCalledOnce();
		expect(part('dialog').hasAttribute('open')).toBe(false);
	});

	test('resets the selection on further typing', async () => {
		await openSheet();
		const field = part('dialog [role=combobox]') as HTMLInputElement;
		type(field, 'kleos');
		await expect.poll(() => options().length).toBe(3);
		press(field, 'ArrowDown');
		const chosen = vi.fn((event: Event) => event.preventDefault());
		for (const option of options()) option.addEventListener('click', chosen);
		type(field, 'kleos rd');
		expect(field.hasAttribute('aria-activedescendant')).toBe(false);
		expect(options().map(({ ariaSelected }) => ariaSelected)).not.toContain('true');
		const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
		part('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
		expect(chosen).not.toHaveBeenCalled();
		expect(assign).toHaveBeenCalledOnce();
		assign.mockRestore();
	});

	test('says that nothing costs so little, and shows the nearest prices', async () => {
		await openSheet();
		const field = part('dialog [role=combobox]') as HTMLInputElement;
		type(field, 'ruote sotto 500 euro');
		await expect.poll(() => options().length).toBe(3);
		expect(part('dialog [role=status]').textContent).toMatch(/^Nessun prodotto a questo prezzo/);
		expect(options()[0]?.textContent).toMatch(/2\.?190/);
		type(field, 'ruote sotto 2500 euro');
		await expect.poll(() => part('dialog [role=status]').textContent).toBe('3 risultati');
	});

	test('states prices in yen to those who chose Japan, as the page does', async () => {
		const data = searchData('it');
		const amounts = async () => (await data.find('kleos', 3)).hits.map(({ price }) => price);
		const inEuros = { amount: 219_000, currency: 'EUR', is_from: false };
		document.body.innerHTML += '<a data-own="JP" href="?own_country=JP">円</a>';
		expect(await amounts()).toEqual([inEuros, inEuros, inEuros]);
		document.cookie = 'livenza.country=JP';
		onTestFinished(() => void (document.cookie = 'livenza.country=; max-age=0'));
		const inYen = { ...inEuros, amount: 296_200, currency: 'JPY' };
		expect(await amounts()).toEqual([inYen, inYen, inYen]);
		document.querySelector('[data-own]')?.remove();
		expect(await amounts()).toEqual([inEuros, inEuros, inEuros]);
	});

	test('links onward without results', async () => {
		await openSheet();
		const field = part('dialog [role=combobox]') as HTMLInputElement;
		type(field, '<b>zzqqxx</b>');
		// A miss is counted 1.5 s later, in the next file; a field that is emptied counts none.
		onTestFinished(() => type(field, ''));
		await expect.poll(() => part('dialog [role=status]').textContent).toContain('zzqqxx');
		expect(options()).toHaveLength(3);
		expect(part('.search-more').getAttribute('href')).toBe('/it/compatibilita');
		expect(document.querySelector('dialog #search-list b + b')).toBeNull();
		const listed = [...part('[role=listbox]').children].map((one) => one.getAttribute('role'));
		expect(new Set(listed)).toEqual(new Set(['group']));
		expect(part('[role=listbox]').nextElementSibling?.textContent).not.toBe('');
	});

	test('retries texts that failed to load', async () => {
		const { texts } = searchData('it');
		const { fetch: whole } = globalThis;
		vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
		await expect(texts()).rejects.toThrow('503');
		vi.stubGlobal('fetch', whole);
		expect(createTranslator<'search'>('it', await texts())('search.hint')).toContain('Shimano 12');
	});

	test('links a serial to the passport', async () => {
		await openSheet();
		type(part('dialog [role=combobox]') as HTMLInputElement, 'mqc50a250103');
		await expect.poll(() => options().length).toBe(1);
		expect(options()[0]?.getAttribute('href')).toBe('/it/wheel#serial=MQC50A250103');
	});
});

test('the search page keeps a query in its address that was typed before its script came', async () => {
	history.replaceState(null, '', '/it/cerca');
	await import('#components/search/site-search.ts');
	const page = document.createElement('search-page');
	page.innerHTML =
		'<form><input value="kleos"></form><p role="status"></p><div class="search-found">';
	document.body.append(page);
	expect(location.hash).toBe('#q=kleos');
	await expect.poll(() => part('search-page [role=status]').textContent).toBe('3 risultati');
});

test('the search page removes an emptied query from its address', async () => {
	history.replaceState(null, '', `${location.pathname}?q=kleos`);
	await import('#components/search/site-search.ts');
	const page = document.createElement('search-page');
	page.innerHTML = '<form><input /></form><p role="status"></p><div class="search-found"></div>';
	document.body.append(page);
	const field = part('search-page input') as HTMLInputElement;
	expect(field.value).toBe('kleos');
	field.value = '';
	part('search-page form').dispatchEvent(new Event('submit', { cancelable: true }));
	expect(location.search + location.hash).toBe('');
});
