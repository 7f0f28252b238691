import { expect, test } from 'vitest';
import { chosenCountry } from '../../../src/contract/chosen-country.ts';
import { countryCookie, followedCountry } from '../../../src/contract/cookies.ts';
import { followed } from '../../../src/state/cart/country.ts';

const chosen = (country: string) => countryCookie(country, false);
const heard = (country: string) => countryCookie(followedCountry(country), false);

test('a country set by the cart is read as chosen', () => {
	expect(chosenCountry(chosen('JP'))).toBe('JP');
	expect(chosenCountry(heard('JP'))).toBe('JP');
	expect(chosenCountry('livenza.country=JP.')).toBeNull();
});

test.each<[string, string, string, ReturnType<typeof followed>]>([
	['nothing was chosen here', '', 'IT', 'nothing'],
	['the choice is older than the cart’s', heard('IT'), 'JP', 'device'],
	['the choice is new', chosen('JP'), 'IT', 'cart'],
	['the choice is new, and the cart’s all the same', chosen('JP'), 'JP', 'device'],
	['both have been the same before', heard('JP'), 'JP', 'nothing'],
])('where %s: %s beside a cart in %s moves %s', (_, cookies, country, moves) => {
	expect(followed(cookies, { id: 'a', country })).toBe(moves);
});

test('before there is a cart a choice stays pending for the first article', () => {
	expect(followed(chosen('JP'), { id: null, country: 'JP' })).toBe('nothing');
	expect(followed(heard('JP'), { id: null, country: 'IT' })).toBe('nothing');
});

test('two devices, one cart: the last choice applies on both, however often each loads', () => {
	let cart = 'IT';
	const devices = [{ cookie: heard('IT') }, { cookie: heard('IT') }];
	const look = (device: { cookie: string }) => {
		const moves = followed(device.cookie, { id: 'a', country: cart });
		if (moves === 'cart') cart = chosenCountry(device.cookie) ?? cart;
		if (moves !== 'nothing') device.cookie = heard(cart);
	};
	const [one, other] = devices;
	if (!one || !other) throw new Error('two devices');
	one.cookie = chosen('JP');
	for (const device of [one, other, one, other]) look(device);
	expect([cart, ...devices.map(({ cookie }) => chosenCountry(cookie))]).toEqual(['JP', 'JP', 'JP']);
	other.cookie = chosen('DE');
	for (const device of [one, other, one, other]) look(device);
	expect([cart, ...devices.map(({ cookie }) => chosenCountry(cookie))]).toEqual(['DE', 'DE', 'DE']);
});
