import {
	COUNTRY_CHANNEL,
	COUNTRY_COOKIE,
	countryCookie,
	followedCountry,
} from '#contract/cookies.ts';

/**
 * Stores the country to buy in for a year; every open page of the site follows, this one included,
 * and the cart when it is next shown.
 */
export function keepCountry(country: string): void {
	const cookie = countryCookie(country, location.protocol === 'https:');
	document.cookie = cookie;
	// Another tab may get the message before it sees the cookie.
	const channel = new BroadcastChannel(COUNTRY_CHANNEL);
	channel.postMessage(cookie);
	channel.close();
}

/** Stores the country that the cart is in, or is about to move to. */
export function noteCountry(country: string): void {
	const noted = followedCountry(country);
	if (!document.cookie.includes(`${COUNTRY_COOKIE}=${noted}`)) keepCountry(noted);
}
