import { expect, test } from 'vitest';
import guard from '#edge/functions/guard.ts';
import { UNKNOWN_LANGUAGE } from '../../../support/unknown-language.ts';

const visit = (path: string, cookie = '') =>
	guard(new Request(`http://shop.test${path}`, { headers: { cookie } }));

test.each([
	['/it/account', '/it/login?redirect=%2Fit%2Faccount'],
	[
		'/ja/account/orders/7?tab=a&b=c',
		'/ja/login?redirect=%2Fja%2Faccount%2Forders%2F7%3Ftab%3Da%26b%3Dc',
	],
])('without a session %s redirects to login with the return path', (path, location) => {
	const response = visit(path);
	expect(response?.status).toBe(302);
	expect(response?.headers.get('location')).toBe(location);
	expect(response?.headers.get('cache-control')).toBe('no-store');
});

test.each(['livenza.shop=abc', '__Host-livenza.shop=abc', 'a=1; livenza.shop=abc'])(
	'the session cookie %s opens the account',
	(cookie) => {
		expect(visit('/it/account', cookie)).toBeUndefined();
	},
);

test.each(['livenza.shop=', 'livenza.shops=abc', 'session=abc'])('%s is no session', (cookie) => {
	expect(visit('/it/account', cookie)?.status).toBe(302);
});

test('an account page in an unknown language is a 404', () => {
	expect(visit(`/${UNKNOWN_LANGUAGE}/account`)).toBeUndefined();
});
