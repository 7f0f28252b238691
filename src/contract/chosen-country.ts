import { COUNTRY_COOKIE } from './cookies.ts';

// Apart from `cookies.ts`: scripts that only store a country or count units do not bundle it.
const choiceIn = (cookies: string) =>
	new RegExp(`(?:^|;\\s*)${COUNTRY_COOKIE}=([A-Z]{2})(\\.cart)?(?:;|$)`).exec(cookies);

/** True if the country was chosen on this device and the cart has not followed it yet. */
export function isNewChoice(cookies: string): boolean {
	const found = choiceIn(cookies);
	return found !== null && found[2] === undefined;
}

/**
 * Parameter of a page's address that names the country to show prices for. Not `country`: the store
 * locator's own filter has that name.
 */
export const COUNTRY_PARAM = 'shop_country';

/**
 * Parameter of a link by which visitors choose a country themselves, as in the dialog: it replaces
 * an earlier choice.
 */
export const OWN_COUNTRY_PARAM = 'own_country';

const countryIn = (search: string, name: string): string | null =>
	new RegExp(`[?&]${name}=([A-Z]{2})(?:&|$)`).exec(search)?.[1] ?? null;

/** Country that a visitor chose by a link; null for none, or for anything that is no code. */
export const linkedCountry = (search: string): string | null =>
	countryIn(search, OWN_COUNTRY_PARAM);

/** Country that an address asks for by its query; null for none, or for anything that is no code. */
export const askedCountry = (search: string): string | null => countryIn(search, COUNTRY_PARAM);

/** Country in a `Cookie` header or `document.cookie`. Returns null for anything that is no code. */
export const chosenCountry = (cookies: string): string | null => choiceIn(cookies)?.[1] ?? null;
