// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { showCountry } from '#components/country/header-country.ts';
import { showCheckedAt } from '#components/country/price-places.ts';
import { formatTime } from '#i18n/format-time.ts';

const button = () => document.querySelector<HTMLElement>('button');

beforeEach(() => {
	document.body.innerHTML =
		'<header><button commandfor="locale-dialog"><span>IT</span></button></header><p><button class="country-change"></button></p>';
});

test('a country other than the printed one is shown and marked', () => {
	showCountry('JP', 'IT', 'it');
	expect(button()?.ariaLabel).toBe('IT·JP, lingua e Paese: italiano, Giappone');
	expect(button()?.textContent).toBe('IT·JP');
	showCountry('IT', 'IT', 'it');
	expect(button()?.textContent).toBe('IT');
});

test('prices of another country state their time, printed ones do not', () => {
	const said = () => document.querySelector('p')?.textContent?.trim();
	const at = '2026-11-23T10:05:00.000Z';
	showCheckedAt(at, 'it');
	expect(said()).toBe(`Prezzi verificati alle ${formatTime(at, 'it')}.`);
	expect(formatTime(at, 'it')).toMatch(/^\d\d:05$/);
	showCheckedAt(null, 'it');
	expect(said()).toBe('');
});
