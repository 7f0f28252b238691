// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WISHLIST_KEY } from '#contract/storage-keys.ts';
import { SignIn } from '#islands/account/sign-in/SignIn.tsx';
import { $wishlist } from '#state/wishlist/device.ts';
import { OWNER } from '../../support/shop-owner.ts';
import {
	accountIn,
	aShop,
	data,
	fill,
	press,
	problem,
	showAt,
	watchLeaving,
} from '../../support/checkout-page.tsx';

const left = watchLeaving();
afterEach(() => localStorage.clear());

/** Opens the login on a device that a customer was signed in on; the session is not checked yet. */
async function openLogin() {
	localStorage.setItem(WISHLIST_KEY, JSON.stringify({ owner: 'account', items: [], pending: [] }));
	const { promise, resolve } = Promise.withResolvers<Response>();
	aShop({
		'GET account': () => promise,
		'POST account/sign-in': data(OWNER),
		'POST wishlist/items': data([]),
		'GET wishlist': data([]),
	});
	await showAt('/it/login', 'login', 'it', <SignIn {...accountIn('it')} />);
	return (answer: Response) => act(async () => resolve(answer));
}

test('typed values stay when the former session has ended', async () => {
	const answer = await openLogin();
	await fill(/^E-mail/, 'anna@posta.example');
	await answer(problem(401, 'unauthorized')());
	expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'anna@posta.example');
	expect($wishlist.get().owner).toBe('guest');
});

test('a late answer about the former session does not sign out a new one', async () => {
	const answer = await openLogin();
	await fill(/^E-mail/, 'anna@posta.example');
	await fill(/^Password/, 'ruote-lenticolari-in-pista');
	await press('Accedi');
	expect(left).toEqual(['/it/account']);
	await answer(problem(401, 'unauthorized')());
	expect($wishlist.get().owner).toBe('account');
});

test('a signed-in customer is redirected', async () => {
	const answer = await openLogin();
	await answer(Response.json({ data: OWNER }));
	expect(screen.queryByRole('form')).toBeNull();
	expect(left).toEqual(['/it/account']);
});
