import { COUNTRY_COOKIE } from './cookies.ts';

// Apart from `cookies.ts`: who only keeps a country, or counts pieces, carries none of it.
const choiceIn = (cookies: string) =>
	new RegExp(`(?:^|;\\s*)${COUNTRY_COOKIE}=([A-Z]{2})(\\.cart)?(?:;|$)`).exec(cookies);

/** Whether the country was chosen on this device since the cart was last heard of. */
export function isNewChoice(cookies: string): boolean {
	const found = choiceIn(cookies);
	return found !== null && found[2] === undefined;
}

/** The country in a `Cookie` header or `document.cookie`; anything that is no code is no choice. */
export const chosenCountry = (cookies: string): string | null => choiceIn(cookies)?.[1] ?? null;
