import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aBuyer, bank, placedIn, toRef } from '../support/checkout.ts';
import { aHost, isEmbedded } from '../support/host.ts';

/**
 * Limits of database queries for each step, `begin` and `commit` among them. They bound how many
 * checkouts a host handles in a second: a change that adds a query lowers another limit, or
 * explains why not. Paying has one for the pictures that its mail shows beside the articles.
 */
const MOST = { add: 9, contact: 7, shipping: 7, payment: 7, place: 15, pay: 22 };

type Step = keyof typeof MOST;

/** Counts the queries on any connection of this process from now on. */
function countedQuestions(): () => number {
	const { query } = pg.Client.prototype;
	let asked = 0;
	pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
		asked += 1;
		return Reflect.apply(query, this, args);
	} as typeof query;
	onTestFinished(() => {
		pg.Client.prototype.query = query;
	});
	return () => asked;
}

describe.runIf(isEmbedded)('a checkout', () => {
	test('stays within its number of queries at each step', async () => {
		const host = await aHost();
		const asked = countedQuestions();
		const counted: Partial<Record<Step, number>> = {};
		async function count<T>(step: Step, work: () => Promise<T>): Promise<T> {
			const before = asked();
			const done = await work();
			counted[step] = asked() - before;
			return done;
		}
		async function checkout(): Promise<void> {
			const buyer = aBuyer(host.ask);
			await count('add', () => buyer.add('rd-50-hg'));
			await count('contact', () => buyer.contact());
			await count('shipping', () => buyer.shipping());
			const { tax, cart, terms_version } = await count('payment', () => buyer.payment('test'));
			const body = {
				key: randomUUID(),
				accepts_terms: true,
				terms_version,
				total_amount: tax.total_amount,
				currency: cart.currency,
			};
			const placed = await count('place', async () =>
				placedIn(await buyer.ask('POST', 'checkout/orders', body)),
			);
			await count('pay', () => bank(host, toRef(placed.url), 'approve'));
		}
		// The first one puts together what the others have from memory.
		await checkout();
		await checkout();
		const over = Object.entries(counted).filter(
			([step, questions]) => questions > MOST[step as Step],
		);
		expect(Object.fromEntries(over)).toEqual({});
		expect(Object.keys(counted)).toEqual(Object.keys(MOST));
	});
});
