import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { config } from '#config.ts';
import type { Locale } from '#contract/locales.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { FIRST_ACCOUNTS } from '../../src/server/staff/accounts.ts';
import { askAgain } from './ask-again.ts';
import { aBuyer, HOME_DELIVERY, placedIn, type Buyer } from './buyer.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { anAddress } from './steps-mail.ts';

/**
 * Articles that a tested site has plenty of, and that no other journey buys: a bottle, a pair of
 * bearings.
 */
export const BOTTLE = 'mr-btl-500-bk';
export const BEARINGS = 'rc-brg-6802';

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Client of the tested site that calls as its own pages do. */
const askStage =
	(baseURL: string | undefined): Ask =>
	(path, init = {}) =>
		fetch(new URL(path, baseURL), {
			redirect: 'manual',
			...init,
			headers: { origin: config.SITE_URL, ...Object.fromEntries(new Headers(init.headers)) },
		});

interface Given {
	locale?: Locale;
	articles?: readonly (readonly [string, number])[];
}

/** Creates a guest with articles in the cart, who has filled in nothing yet. */
export async function aGuest(
	baseURL: string | undefined,
	{ locale = 'it', articles = [[BOTTLE, 1]] }: Given = {},
): Promise<{ buyer: Buyer; email: string }> {
	const email = anAddress('buyer');
	const buyer = aBuyer(askStage(baseURL), { locale, email });
	for (const [variant, quantity] of articles) await buyer.add(variant, quantity);
	return { buyer, email };
}

/** Creates a guest who is ready to place the order. */
export async function aReadyGuest(
	baseURL: string | undefined,
	{ provider = 'bank_transfer', ...given }: Given & { provider?: PaymentProviderName } = {},
): Promise<{ buyer: Buyer; email: string }> {
	const guest = await aGuest(baseURL, given);
	await guest.buyer.contact();
	await guest.buyer.shipping(HOME_DELIVERY);
	await guest.buyer.payment(provider);
	return guest;
}

/** Creates an order that the bank of the test provider has paid. */
export async function aPaidOrder(baseURL: string | undefined, given: Given = {}) {
	const { buyer, email } = await aReadyGuest(baseURL, { ...given, provider: 'test' });
	const { id, number, url } = await placedIn(await buyer.place());
	const answered = await askStage(baseURL)(url ?? '', {
		method: 'POST',
		body: new URLSearchParams({ choice: 'approve' }),
	});
	if (answered.status !== 303) throw new Error(`the bank answers ${answered.status}`);
	return { buyer, email, id, number };
}

/** Gives a browser the cookies of a buyer's device. */
export const asDevice = (context: BrowserContext, { cookies }: Buyer, url = '') =>
	context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));

const recordSchema = v.object({ data: v.record(v.string(), v.unknown()) });
const listSchema = v.object({
	data: v.object({ records: v.array(v.objectWithRest({ id: v.string() }, v.unknown())) }),
});
const shipmentsSchema = v.object({ order_shipments: v.array(v.object({ id: v.string() })) });

/**
 * Signs in a member of the shop's staff, for actions at the desk that are not the journey's own
 * subject.
 */
export async function getStaff(baseURL: string | undefined) {
	const ask = askStage(baseURL);
	const password = config.DESK_PASSWORD ?? FIXTURE_PASSWORD;
	const json = { 'content-type': 'application/json' };
	const signedIn = await askAgain(() =>
		ask('/api/auth/sign-in', {
			method: 'POST',
			headers: json,
			body: JSON.stringify({ email: FIRST_ACCOUNTS.shop, password }),
		}),
	);
	const [cookie = ''] = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
	const call = async (path: string, body?: object): Promise<string> => {
		const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
		const response = await ask(`/api/desk/${path}`, { ...sent, headers: { ...json, cookie } });
		const text = await response.text();
		if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
		return text;
	};
	const record = async (path: string) => v.parse(recordSchema, JSON.parse(await call(path))).data;
	return {
		call,
		record,
		find: async (list: string, text: string) => {
			const query = new URLSearchParams({ q: text });
			const { data } = v.parse(listSchema, JSON.parse(await call(`${list}?${query}`)));
			const [found] = data.records;
			if (!found) throw new Error(`no ${list} with ${text}`);
			return found;
		},
		/** Packs all of an order, ships it and marks it as delivered. */
		async deliver(order: string, lines: readonly { position: number; quantity: number }[]) {
			await call(`orders/${order}/parcels`, { lines });
			const { order_shipments } = v.parse(shipmentsSchema, await record(`orders/${order}`));
			const parcel = `orders/${order}/parcels/${order_shipments.at(-1)?.id}`;
			await call(`${parcel}/sendings`, { carrier: 'Corriere Piave', tracking_number: 'CP 1' });
			await call(`${parcel}/deliveries`, {});
		},
	};
}
