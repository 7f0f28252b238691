import { expect } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { customer_accounts, customer_users } from '../../src/server/identity/tables-customers.ts';
import { customers } from '../../src/server/customers/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import type { Shopper } from './cart.ts';
import { cheapHash } from './cheap-hash.ts';
import { askWith, type AskAs, toCookie, type Cookie, ORIGIN } from './desk.ts';
import type { Ask, OwnHost } from './host.ts';

/** Password that the host accepts: long and not guessable. */
export const SECRET = 'raggi tondi e nippli neri';

/** Sends a customer's request from the site's pages, without a session. */
export function post(
	ask: Ask,
	path: string,
	json: unknown,
	headers: Record<string, string> = {},
): Promise<Response> {
	return ask(`/api/account${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
		body: JSON.stringify(json),
	});
}

export const mailsTo = async ({ db }: Pick<OwnHost, 'db'>, email: string) => {
	const all = await db.select().from(mails).orderBy(mails.created_at);
	return all.filter(({ to }) => to === email);
};

/** Reads the secret of the newest link to a page that was mailed to an address. */
export async function secretFor(
	host: Pick<OwnHost, 'db'>,
	email: string,
	page: 'register/confirm' | 'reset-password' | 'email-confirm',
): Promise<string> {
	const text = (await mailsTo(host, email)).map((mail) => mail.text).join('\n');
	return [...text.matchAll(new RegExp(`/${page}#([\\w-]+)`, 'g'))].at(-1)?.[1] ?? '';
}

export const registration = (email: string, locale: Locale = 'it') => ({
	email,
	given_name: 'Anna',
	family_name: 'Piave',
	locale,
	privacy: true,
});

/** Handles the cookies of an answer as a browser does. */
export function keepCookies({ cookies }: Pick<Shopper, 'cookies'>, response: Response): void {
	for (const line of response.headers.getSetCookie()) {
		const [pair = '', ...flags] = line.split('; ');
		const [name = '', value = ''] = pair.split(/=(.*)/s);
		if (flags.includes('Max-Age=0')) cookies.delete(name);
		else cookies.set(name, value);
	}
}

export const toHeaders = ({ cookies }: Pick<Shopper, 'cookies'>) => ({
	cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** Signs in on a device that may have a guest's cart. */
export async function signInOn(
	host: Pick<OwnHost, 'ask'>,
	device: Pick<Shopper, 'cookies'>,
	email: string,
): Promise<void> {
	const response = await trySignIn(host.ask, email, undefined, toHeaders(device));
	expect(response.status).toBe(200);
	keepCookies(device, response);
}

/** Creates a customer in the state after a confirmed registration. */
export async function aCustomer(
	{ db }: Pick<OwnHost, 'db'>,
	email: string,
	{ password = SECRET, hash = cheapHash(password), language = 'it' as Locale } = {},
): Promise<string> {
	const id = crypto.randomUUID();
	await db.insert(customer_users).values({ id, email, name: 'Anna Piave', emailVerified: true });
	await db.insert(customer_accounts).values({
		id: crypto.randomUUID(),
		accountId: id,
		providerId: 'credential',
		userId: id,
		password: hash,
	});
	await db.insert(customers).values({ id, given_name: 'Anna', family_name: 'Piave', language });
	return id;
}

export const trySignIn = (
	ask: Ask,
	email: string,
	password = SECRET,
	headers: Record<string, string> = {},
) => post(ask, '/sign-in', { email, password }, headers);

/** Signs a customer in; returns a client with the session, and its cookie. */
export async function signIn(
	ask: Ask,
	email: string,
	password = SECRET,
): Promise<{ as: AskAs; cookie: Cookie }> {
	const response = await trySignIn(ask, email, password);
	expect(response.status, await response.clone().text()).toBe(200);
	const cookie = toCookie(response);
	return { as: askWith(ask, cookie), cookie };
}

/** Returns a client with the session of a new customer. */
export async function aSignedIn(host: OwnHost, email = 'anna@mail.example'): Promise<AskAs> {
	await aCustomer(host, email);
	return (await signIn(host.ask, email)).as;
}

/** Addresses as customers type them. */
export const CONEGLIANO = {
	kind: 'billing',
	given_name: 'Anna',
	family_name: 'Piave',
	country: 'IT',
	line1: 'Via dei Mulini 12',
	postal_code: '31015',
	city: 'Conegliano',
	region: 'TV',
	phone: '0438 123456',
};

export const TOKYO = {
	kind: 'shipping',
	given_name: '花子',
	family_name: '山田',
	country: 'JP',
	line1: '丸の内1-1',
	postal_code: '１０００００１',
	city: '千代田区',
	region: '13',
};

export const addAddress = (as: AskAs, json: unknown) => as('/account/addresses', { json });
