// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';

beforeAll(() => import('#components/thanks/thanks-note.ts'));
afterEach(() => {
	document.body.innerHTML = '';
	history.replaceState(null, '', '/');
});

/** The page as it is printed, opened at an address. */
function open(address: string): HTMLElement[] {
	history.replaceState(null, '', address);
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

test('the form that the address names is thanked for, with its number', () => {
	const parts = open('/it/thank-you-page?form=careers&ref=LV-7K3M9Q');
	expect(shown(parts)).toEqual(['careers']);
	expect(numbers(parts)).toEqual(['LV-7K3M9Q']);
});

test.each([
	['no form', '/it/thank-you-page'],
	['a form without words of its own', '/it/thank-you-page?form=other&ref=LV-7K3M9Q'],
	['an empty name', '/it/thank-you-page?form='],
])('%s leaves the words for all', (_, address) => {
	const parts = open(address);
	expect(shown(parts)).toEqual([]);
	expect(numbers(parts)).toEqual([]);
});

test.each(['', 'lv-7k3m9q', 'Telefona allo 0438', '<b>LV-7K3M9Q</b>', 'LV-7K3M9Q LV-7K3M9Q'])(
	'what is no number is not repeated on the page: "%s"',
	(reference) => {
		const parts = open(`/it/thank-you-page?form=contact&ref=${encodeURIComponent(reference)}`);
		expect(shown(parts)).toEqual(['contact']);
		expect(numbers(parts)).toEqual([]);
	},
);
