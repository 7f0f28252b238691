// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CartBootstrap } from '#contract/cart/bootstrap.ts';
import { guaranteeHref } from '#domain/catalogue/guarantee.ts';
import type { Locale } from '#contract/locales.ts';
import { toMessages } from '#i18n/server.ts';
import { toContext } from '../../../src/islands/cart/context.ts';
import { GuaranteeNote } from '../../../src/islands/cart/GuaranteeNote.tsx';
import { WORDS } from './words.ts';

afterEach(cleanup);

const OFFICIAL = { src: '/guarantee/it-1.svg', width: 100, height: 140 };

type Notice = NonNullable<CartBootstrap['notice']>;

function show(given: Partial<Notice>, country: string, locale: Locale = 'it', isPage = true) {
	const notice = { artwork: null, href: guaranteeHref(locale), ...given };
	const messages = toMessages(locale, 'cart') as CartBootstrap['messages'];
	const context = toContext(locale, { ...WORDS, messages, notice });
	render(<GuaranteeNote context={context} country={country} isPage={isPage} />);
}

test.each([
	['IT', '2 anni'],
	['ES', '3 anni'],
])('the cart states the legal guarantee by the law of %s', (country, years) => {
	show({}, country);
	screen.getByText(new RegExp(years));
	expect(screen.getByRole('link').getAttribute('href')).toBe(guaranteeHref('it'));
});

test('in the shop’s own words where it has some, as the last step does', () => {
	show({ words: 'Avviso prescritto: {legal_years} anni.' }, 'ES');
	screen.getByText('Avviso prescritto: 3 anni.');
});

test('by the official notice on the page of the cart, in short in the drawer', () => {
	show({ artwork: OFFICIAL }, 'IT');
	const picture = screen.getByRole('img', { name: /2 anni/ });
	expect(picture.getAttribute('src')).toBe(OFFICIAL.src);
	cleanup();
	show({ artwork: OFFICIAL }, 'IT', 'it', false);
	expect(screen.queryByRole('img')).toBeNull();
	screen.getByText(/2 anni/);
});

test('in Japanese by the English notice, with an explaining line', () => {
	show({ artwork: OFFICIAL }, 'JP', 'ja');
	screen.getByText(/日本語版はない/);
	expect(screen.getByRole('link').getAttribute('hreflang')).toBe('en');
});
