import { expect } from 'vitest';
import { confirmSubscription } from '#contract/newsletter/subscriptions.ts';
import { subscribers } from '../../src/server/newsletter/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { readData } from './host-conformance.ts';
import type { Ask, OwnHost } from './host.ts';
import { submitForm } from './submit-form.ts';

/** Actions of readers, and the state that the host keeps of them; the host may open later. */
export function newsletterSteps(host: () => OwnHost) {
	const ask: Ask = (path, init) => host().ask(path, init);
	let people = 0;
	const somebody = () => `rider-${(people += 1)}@mail.example`;

	const mailsTo = async (email: string) => {
		const all = await host().db.select().from(mails).orderBy(mails.created_at);
		return all.filter(({ to }) => to === email);
	};
	const subscriber = async (email: string) => {
		const all = await host().db.select().from(subscribers);
		return all.find((row) => row.email === email);
	};
	const subscribe = async (email: string, locale = 'it', language = locale) => {
		const response = await submitForm(ask, 'newsletter', { values: { email, language }, locale });
		expect(response.status).toBe(200);
		return response;
	};
	/** Secret of the newest link of its kind. */
	const getSecret = async (email: string, page: string) => {
		const text = (await mailsTo(email)).map((mail) => mail.text).join('\n');
		return [...text.matchAll(new RegExp(`/${page}#([\\w-]+)`, 'g'))].at(-1)?.[1] ?? '';
	};
	const post = (path: string, token: string) =>
		ask(`/api/newsletter/${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ token }),
		});
	const confirmWith = async (token: string) =>
		(await readData(confirmSubscription, await post('confirmations', token))).outcome;
	const confirmed = async (email = somebody()) => {
		await subscribe(email);
		await confirmWith(await getSecret(email, 'newsletter-confirm'));
		return email;
	};
	const findGreeting = async (first_name: string) => {
		const email = somebody();
		await submitForm(ask, 'newsletter', { values: { email, first_name } });
		return /^(?:Ciao|Buongiorno).*$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
	};
	const oneClick = async (email: string) => {
		const mail = (await mailsTo(email)).at(-1);
		const link = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
		const { pathname, search } = new URL(link);
		return `${pathname}${search}`;
	};
	return {
		confirmed,
		confirmWith,
		findGreeting,
		mailsTo,
		oneClick,
		post,
		getSecret,
		somebody,
		subscribe,
		subscriber,
	};
}
