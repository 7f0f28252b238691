import { afterAll, beforeAll, describe } from 'vitest';
import * as contract from '#contract/customers/account.ts';
import { addAddress, changeAddress } from '#contract/customers/addresses.ts';
import { openOwnWheel } from '#contract/customers/wheels.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { ORIGIN } from '../support/desk.ts';
import { conforms, conformsPrivately, readData } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type Ask, type OwnHost } from '../support/host.ts';
import { aRegisteredWheel } from '../support/warranty.ts';
import { aCustomer, post, registration, secretFor, SECRET, signIn } from '../support/customers.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const ADDRESS = {
	kind: 'billing',
	given_name: 'Anna',
	family_name: 'Piave',
	country: 'IT',
	line1: 'Via dei Mulini 12',
	postal_code: '31015',
	city: 'Conegliano',
	region: 'TV',
};

describe.runIf(isEmbedded)('every call of an account', () => {
	let host: OwnHost;
	let people = 0;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	const ask: Ask = (path, init) => host.ask(path, init);

	/** Resets the rate limits, as if each request were the first. */
	const somebody = async () => {
		await host.db.delete(rate_counters);
		return `rider-${(people += 1)}@mail.example`;
	};
	const body = (json: unknown, cookie = '') => ({
		headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
		body: JSON.stringify(json),
	});
	const signedIn = async () => {
		const email = await somebody();
		await aCustomer(host, email);
		const { cookie, as } = await signIn(ask, email);
		return { email, as, cookie: `${cookie.name}=${cookie.value}` };
	};
	const own = (path: string, json?: unknown) => async () => {
		const { cookie } = await signedIn();
		return {
			path,
			init: json === undefined ? { headers: { cookie, origin: ORIGIN } } : body(json, cookie),
		};
	};
	const link = async (
		way: string,
		page: Parameters<typeof secretFor>[2],
		email: string,
	): Promise<string> => {
		const json = way === '/registrations' ? registration(email) : { email, locale: 'it' };
		await post(ask, way, json);
		return secretFor(host, email, page);
	};

	conforms('getAddressRules', ask, {
		path: async () => '/address-rules/it',
		unknownPath: '/address-rules/xx',
	});
	conformsPrivately('exportOwnData', ask, { request: own('/account/data') });
	conformsPrivately('register', ask, {
		request: async () => ({
			path: contract.register.path,
			init: body(registration(await somebody())),
		}),
	});
	conformsPrivately('confirmRegistration', ask, {
		request: async () => {
			const token = await link('/registrations', 'register/confirm', await somebody());
			const { path } = contract.confirmRegistration;
			return { path, init: body({ token, new_password: SECRET }) };
		},
	});
	conformsPrivately('signInToShop', ask, {
		request: async () => {
			const email = await somebody();
			await aCustomer(host, email);
			return { path: contract.signInToShop.path, init: body({ email, password: SECRET }) };
		},
	});
	conformsPrivately('signOutOfShop', ask, { request: own(contract.signOutOfShop.path) });
	conformsPrivately('getAccount', ask, { request: own(contract.getAccount.path) });
	conformsPrivately('changeProfile', ask, {
		request: own(contract.changeProfile.path, { given_name: 'Eva' }),
	});
	conformsPrivately('listSessions', ask, { request: own(contract.listSessions.path) });
	conformsPrivately('endSession', ask, {
		request: async () => {
			const { as, cookie, email } = await signedIn();
			await signIn(ask, email);
			const all = await readData(contract.listSessions, await as('/account/sessions'));
			const other = all.find(({ is_current }) => !is_current);
			const path = `/account/sessions/${other?.id}`;
			return { path, init: { headers: { cookie, origin: ORIGIN } } };
		},
		unknownPath: `/account/sessions/${NOBODY}`,
	});
	conformsPrivately('endEverySession', ask, { request: own(contract.endEverySession.path) });
	conformsPrivately('requestPasswordLink', ask, {
		request: async () => ({
			path: contract.requestPasswordLink.path,
			init: body({ email: await somebody(), locale: 'it' }),
		}),
	});
	conformsPrivately('resetPassword', ask, {
		request: async () => {
			const { email } = await signedIn();
			const token = await link('/password-links', 'reset-password', email);
			const { path } = contract.resetPassword;
			return { path, init: body({ token, new_password: `${SECRET} nuovi` }) };
		},
	});
	conformsPrivately('changeShopPassword', ask, {
		request: own(contract.changeShopPassword.path, {
			current_password: SECRET,
			new_password: `${SECRET} nuovi`,
		}),
	});
	conformsPrivately('requestEmailChange', ask, {
		request: own(contract.requestEmailChange.path, {
			email: 'next@mail.example',
			current_password: SECRET,
		}),
	});
	conformsPrivately('confirmEmailChange', ask, {
		request: async () => {
			const { as } = await signedIn();
			const email = await somebody();
			await as('/account/email', { json: { email, current_password: SECRET } });
			const token = await secretFor(host, email, 'email-confirm');
			return { path: contract.confirmEmailChange.path, init: body({ token }) };
		},
	});
	conformsPrivately('deleteAccount', ask, {
		request: own(contract.deleteAccount.path, { current_password: SECRET }),
	});
	conformsPrivately('listAddresses', ask, { request: own('/account/addresses') });
	conformsPrivately('addAddress', ask, { request: own(addAddress.path, ADDRESS) });
	conformsPrivately('changeAddress', ask, {
		request: async () => {
			const { as, cookie } = await signedIn();
			const made = await readData(addAddress, await as('/account/addresses', { json: ADDRESS }));
			return { path: `/account/addresses/${made.id}`, init: body(ADDRESS, cookie) };
		},
		unknownPath: changeAddress.path.replace('{id}', NOBODY),
	});
	conformsPrivately('removeAddress', ask, {
		request: async () => {
			const { as, cookie } = await signedIn();
			const made = await readData(addAddress, await as('/account/addresses', { json: ADDRESS }));
			const path = `/account/addresses/${made.id}`;
			return { path, init: { headers: { cookie, origin: ORIGIN } } };
		},
		unknownPath: `/account/addresses/${NOBODY}`,
	});
	conformsPrivately('listOwnWheels', ask, { request: own('/account/wheels') });
	conformsPrivately('openOwnWheel', ask, {
		request: async () => {
			await host.db.delete(wheel_registrations);
			const email = await somebody();
			await aCustomer(host, email);
			const serial_number = 'MQC50A250117';
			await aRegisteredWheel(host.db, { email, serial_number });
			const { cookie } = await signIn(ask, email);
			const pair = `${cookie.name}=${cookie.value}`;
			return { path: openOwnWheel.path, init: body({ serial_number }, pair) };
		},
	});
});
