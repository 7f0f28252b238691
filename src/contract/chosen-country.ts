import { COUNTRY_COOKIE } from './cookies.ts';

// Apart from `cookies.ts`: scripts that only store a country or count units do not bundle it.
const choiceIn = (cookies: string) =>
	new RegExp(`(?:^|;\\s*)${COUNTRY_COOKIE}=([A-Z]{2})(\\.cart)?(?:;|$)`).exec(cookies);

/** True if the country was chosen on this device and the cart has not followed it yet. */
export function isNewChoice(cookies: string): boolean {
	const found = choiceIn(cookies);
	return found !== null && found[2] === undefined;
}

/** Country in a `Cookie` header or `document.cookie`. Returns null for anything that is no code. */
export const chosenCountry = (cookies: string): string | null => choiceIn(cookies)?.[1] ?? null;
