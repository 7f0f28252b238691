import { aCustomer, signIn } from './customers.ts';
import { ORIGIN } from './desk.ts';
import type { OwnHost } from './host.ts';

/** Creates a signed-in customer: a client with the session, and the customer's id. */
export async function aShopper(host: OwnHost, email: string) {
	const id = await aCustomer(host, email);
	const { cookie } = await signIn(host.ask, email);
	const session = {
		cookie: `${cookie.name}=${cookie.value}`,
		origin: ORIGIN,
		'content-type': 'application/json',
	};
	const as = (path: string, method = 'GET', json?: unknown) =>
		host.ask(`/api/account${path}`, {
			method,
			headers: session,
			...(json === undefined ? {} : { body: JSON.stringify(json) }),
		});
	return { id, as, session };
}
