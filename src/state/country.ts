import {
	COUNTRY_CHANNEL,
	COUNTRY_COOKIE,
	countryCookie,
	followedCountry,
} from '#contract/cookies.ts';

/**
 * Keeps the country to buy in for a year; every open page of the site follows, this one too, and the
 * cart when it is looked at next.
 */
export function keepCountry(country: string): void {
	const cookie = countryCookie(country, location.protocol === 'https:');
	document.cookie = cookie;
	// Another tab may hear of it before it sees the cookie.
	const channel = new BroadcastChannel(COUNTRY_CHANNEL);
	channel.postMessage(cookie);
	channel.close();
}

/** Keeps the country that the cart is in, or has been told of. */
export function noteCountry(country: string): void {
	const noted = followedCountry(country);
	if (!document.cookie.includes(`${COUNTRY_COOKIE}=${noted}`)) keepCountry(noted);
}
