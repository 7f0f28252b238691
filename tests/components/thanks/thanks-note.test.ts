// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SENT_KEY } from '#contract/storage-keys.ts';

beforeAll(() => import('#components/thanks/thanks-note.ts'));
afterEach(() => {
	document.body.innerHTML = '';
	sessionStorage.clear();
	history.replaceState(null, '', '/');
});

/** Opens the printed page at an address; `sent` is what a form of this tab handed over. */
function open(address: string, sent: string | null = null): HTMLElement[] {
	history.replaceState(null, '', address);
	if (sent !== null) sessionStorage.setItem(SENT_KEY, sent);
	return print();
}

/** Prints the page, and runs the script that fills it. */
function print(): HTMLElement[] {
	document.body.innerHTML = '';
	const part = (id: string) =>
		`<section id="${id}"><dl data-reference hidden><dd data-value></dd></dl></section>`;
	const note = document.createElement('thanks-note');
	note.innerHTML = part('contact') + part('careers');
	document.body.append(note);
	return [...document.querySelectorAll<HTMLElement>('section')];
}
const shown = (parts: readonly HTMLElement[]) =>
	parts.filter((part) => part.hasAttribute('data-shown')).map(({ id }) => id);
const numbers = (parts: readonly HTMLElement[]) =>
	parts
		.filter((part) => part.querySelector<HTMLElement>('[data-reference]')?.hidden === false)
		.map((part) => part.textContent);

const SENT = 'form=careers&ref=LV-7K3M9Q';
const ADDRESS = `/it/thank-you-page?${SENT}`;

test('a form sent from this tab is thanked for, with its number', () => {
	const parts = open(ADDRESS, SENT);
	expect(shown(parts)).toEqual(['careers']);
	expect(numbers(parts)).toEqual(['LV-7K3M9Q']);
});

test('a reload shows the same, another visit does not', () => {
	open(ADDRESS, SENT);
	const reloaded = print();
	expect(shown(reloaded)).toEqual(['careers']);
	expect(numbers(reloaded)).toEqual(['LV-7K3M9Q']);
	expect(shown(open(ADDRESS))).toEqual([]);
});

test.each([
	['opened by itself', '/it/thank-you-page', null],
	['with a form in its address that nobody sent', ADDRESS, null],
	['with a part in its address', '/it/thank-you-page#contact', null],
	['for another form than the one that was sent', '/it/thank-you-page?form=contact', SENT],
	['for a form without words of its own', '/it/thank-you-page?form=other', 'form=other'],
	['for an empty name', '/it/thank-you-page?form=', 'form='],
])('%s shows no confirmation', (_, address, sent) => {
	const parts = open(address, sent);
	expect(shown(parts)).toEqual([]);
	expect(numbers(parts)).toEqual([]);
});

test.each(['', 'lv-7k3m9q', 'Telefona allo 0438', '<b>LV-7K3M9Q</b>', 'LV-7K3M9Q LV-7K3M9Q'])(
	'an invalid number is not printed: "%s"',
	(reference) => {
		const sent = `form=contact&ref=${encodeURIComponent(reference)}`;
		const parts = open(`/it/thank-you-page?${sent}`, sent);
		expect(shown(parts)).toEqual(['contact']);
		expect(numbers(parts)).toEqual([]);
	},
);
