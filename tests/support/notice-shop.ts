import { afterAll, beforeAll, beforeEach } from 'vitest';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { watches } from '../../src/server/wishlist/tables.ts';
import { openOwnHost, type Ask, type OwnHost } from './host.ts';
import { ARTICLE, noticeSteps, putOnShelf, setPrice } from './notices.ts';
import { aShopper } from './shop-customer.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const START = new Date('2025-06-15T10:00:00Z').getTime();
/** Price of the article at the start of each test. */
export const PRICE = 122_00;

/** Body of a request for a notice, without the address. */
export const WISH = { kind: 'back', variant_id: ARTICLE, country: 'IT', locale: 'it' };

/** Row of a pending notice, as the database holds it. */
export const aWatch = (
	given: Pick<typeof watches.$inferInsert, 'email' | 'end_digest'> &
		Partial<typeof watches.$inferInsert>,
) => ({
	kind: 'back' as const,
	variant_id: ARTICLE,
	locale: 'it' as const,
	country: 'IT',
	currency: 'EUR',
	state: 'waiting' as const,
	asked_at: new Date(START),
	...given,
});

/**
 * Opens a host for the tests of a file. Each test begins at the same hour, with the article sold
 * out and no pending notice.
 */
export function aNoticeShop() {
	let host: OwnHost;
	let now = START;
	let people = 0;
	beforeAll(async () => {
		host = await openOwnHost({
			clock: () => new Date(now),
			trustedProxies: new Set(['*']),
		});
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		now = START;
		await host.db.delete(watches);
		await host.db.delete(mails);
		await putOnShelf(host, ARTICLE, 0);
		await setPrice(host, ARTICLE, PRICE);
	});

	const askFrom =
		(address: () => string): Ask =>
		(path, init = {}) => {
			const headers = new Headers(init.headers);
			headers.set('x-forwarded-for', address());
			return host.ask(path, { ...init, headers });
		};
	/** Each person has an address of their own: rate limits of one do not affect the others. */
	const fromElsewhere = askFrom(() => `203.0.${(people += 1) % 250}.${people % 200}`);
	return {
		get host() {
			return host;
		},
		get now() {
			return now;
		},
		set now(moment: number) {
			now = moment;
		},
		askFrom,
		fromElsewhere,
		steps: noticeSteps(() => host, fromElsewhere),
		/** Signs in a shopper with an account. */
		async shopper(email = `shopper-${(people += 1)}@mail.example`) {
			return { email, ...(await aShopper(host, email)) };
		},
	};
}
