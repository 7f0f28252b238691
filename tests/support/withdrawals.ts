import { randomUUID } from 'node:crypto';
import { statementReceiptSchema } from '#contract/withdrawals/withdrawals.ts';
import { withdrawals } from '../../src/server/withdrawals/tables.ts';
import { aBuyer, dataIn } from './checkout.ts';
import { mailsTo } from './customers.ts';
import type { AskAs } from './desk.ts';
import type { Ask, OwnHost } from './host.ts';
import { aDelivered, getMailedLink } from './returns.ts';

export const EMAIL = 'anna@mail.example';
export const NAME = 'Anna Piave';

type Fields = Record<string, string>;

export const aStatement = (change: Fields = {}): Fields => ({
	name: NAME,
	contract: '26-000-0000',
	email: EMAIL,
	...change,
});

/** Posts a form as a browser without JavaScript does. */
export const postForm = (ask: Ask, path: string, fields: Fields, locale = 'it') =>
	ask(`/api/shop/${path}?locale=${locale}`, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			accept: 'text/html',
			origin: 'http://localhost:4321',
			'x-forwarded-for': '192.0.2.77',
		},
		body: new URLSearchParams(fields).toString(),
	});

/** Value of a hidden field of a page. */
export const hiddenIn = (page: string, name: string): string =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Takes both steps of a withdrawal through the JSON API. */
export const stateAs = (
	ask: (method: string, path: string, body?: unknown) => Promise<Response>,
	change: Fields = {},
	key = randomUUID(),
) => ask('POST', 'withdrawals', { key, ...aStatement(change) });

/** Reads the secret of the newest receipt that asks for a proof of the mailbox. */
export async function proofFor(host: OwnHost, email = EMAIL): Promise<string> {
	const texts = (await mailsTo(host, email)).map(({ text }) => text);
	return [...texts.join('\n').matchAll(/withdrawal-proofs\?token=([\w-]+)/g)].at(-1)?.[1] ?? '';
}

/** Steps of staff on a withdrawal. */
export const withdrawalSteps = (desk: AskAs, id: string) => ({
	accept: (json: object = {}) => desk(`/desk/withdrawals/${id}/acceptances`, { json }),
	refuse: () => desk(`/desk/withdrawals/${id}/refusals`, { json: { text: 'Fuori termine.' } }),
	receive: (restock = true) => desk(`/desk/withdrawals/${id}/arrivals`, { json: { restock } }),
	refund: (json: object = {}) => desk(`/desk/withdrawals/${id}/refunds`, { json }),
});

export const withdrawalRows = (host: OwnHost) => host.db.select().from(withdrawals);

/**
 * Creates a withdrawal by a customer with a delivered order and the mailed link of their mailbox.
 */
export async function aWithdrawal(host: OwnHost, quantity = 1) {
	const { order } = await aDelivered(host, { quantity });
	const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, EMAIL) });
	const answer = await stateAs(buyer.ask, { contract: order.number });
	const receipt = await dataIn(statementReceiptSchema, answer);
	const [row] = await withdrawalRows(host);
	return { buyer, order, receipt, id: row?.id ?? '' };
}
