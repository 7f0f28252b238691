import type { Cart } from '#contract/cart/cart.ts';
import { chosenCountry, isNewChoice } from '#contract/chosen-country.ts';

/**
 * Decides which follows where device and cart differ: the cart moves to a country that was chosen
 * here since, else the device to the cart's. Neither moves where nothing was chosen here, or where
 * there is no cart yet: that begins in the chosen country as long as the choice is new.
 */
export function followed(
	cookies: string,
	{ id, country }: Pick<Cart, 'id' | 'country'>,
): 'cart' | 'device' | 'nothing' {
	const chosen = chosenCountry(cookies);
	if (chosen === null || id === null) return 'nothing';
	if (!isNewChoice(cookies)) return chosen === country ? 'nothing' : 'device';
	return chosen === country ? 'device' : 'cart';
}
