import { type APIRequest, type BrowserContext, expect } from '@playwright/test';
import { config } from '#config.ts';
import { confirmRegistration, register } from '#contract/customers/account.ts';
import { test as visited, type Visitor } from './steps.ts';
import { SECRET } from './steps-account.ts';
import { anAddress, mailTo, secretIn } from './steps-mail.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Customer {
	email: string;
	/** Cookies of the session that the account was opened with. */
	cookies: Cookies;
}

/** Creates a customer through the host's own calls and its mail. */
export async function aCustomer(
	request: APIRequest,
	baseURL: string,
	locale: Visitor = 'it',
): Promise<Customer> {
	const caller = await request.newContext({
		baseURL,
		extraHTTPHeaders: { origin: config.SITE_URL },
	});
	const email = anAddress('looks');
	const person = { email, given_name: 'Anna', family_name: 'Piave', locale, privacy: true };
	const asked = await caller.post(`/api${register.path}`, { data: person });
	expect(asked.status()).toBe(200);
	const token = secretIn(await mailTo(caller, email, 'customer.confirm'), 'register/confirm');
	const made = await caller.post(`/api${confirmRegistration.path}`, {
		data: { token, new_password: SECRET },
	});
	expect(made.status()).toBe(200);
	const { cookies } = await caller.storageState();
	await caller.dispose();
	return { email, cookies };
}

/** `test` with the session of a customer for each worker, for contexts that need it. */
export const test = visited.extend<object, { session: Cookies }>({
	session: [
		async ({ playwright }, use, { project }) => {
			const { cookies } = await aCustomer(playwright.request, project.use.baseURL ?? '');
			await use(cookies);
		},
		{ scope: 'worker' },
	],
});
