import type { Cart } from '#contract/cart/cart.ts';
import { chosenCountry, isNewChoice } from '#contract/chosen-country.ts';

/**
 * What has to move where the device and the cart may differ: the cart to a country that was chosen
 * here since, else the device to the cart's. Where nothing was chosen here, neither; nor where there
 * is no cart yet, which begins in what was chosen as long as that is new.
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
