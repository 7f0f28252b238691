import { expect, test } from 'vitest';
import * as cookies from '#contract/cookies.ts';
import { LOCALE_COOKIE } from '#contract/locale-cookie.ts';
import * as storage from '#contract/storage-keys.ts';
import { COOKIE_ITEMS, EVENTS_IN_MEMORY } from '../../../src/seed/pages/legal/cookie-items.ts';

const { SESSION_COOKIE, COUNTRY_COOKIE, CART_COOKIE, CART_COUNT_COOKIE, CONSENT_COOKIE } = cookies;

test('the cookie policy lists all stored items, and nothing else', () => {
	const kept = [
		...[LOCALE_COOKIE, SESSION_COOKIE, COUNTRY_COOKIE, CART_COOKIE, CART_COUNT_COOKIE],
		CONSENT_COOKIE,
		EVENTS_IN_MEMORY,
		...Object.values(storage),
	];
	const listed = COOKIE_ITEMS.map(({ name }) => name.replace(/[:/]\*$/, ''));
	expect(listed.toSorted()).toEqual(kept.toSorted());
});
