import { COUNTRY_CHANNEL, countryCookie } from '#contract/cookies.ts';

/** Keeps the country to buy in for a year; every open page of the site follows, this one too. */
export function keepCountry(country: string): void {
	const cookie = countryCookie(country, location.protocol === 'https:');
	document.cookie = cookie;
	// Another tab may hear of it before it sees the cookie.
	const channel = new BroadcastChannel(COUNTRY_CHANNEL);
	channel.postMessage(cookie);
	channel.close();
}
