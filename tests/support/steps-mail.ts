import { expect, type APIRequestContext } from '@playwright/test';
import { limit } from './pace.ts';

/** An address that no other run has used. */
export const anAddress = (name: string) =>
	`${name}-${crypto.randomUUID().slice(0, 8)}@mail.example`;

/**
 * Reads the host's own list of mails, which it shows on its own machine while no mail server is
 * set.
 */
async function idOfMail(request: APIRequestContext, to: string, kind: string) {
	const list = await (await request.get('/api/mails')).text();
	const rows = list.split('<li>').filter((row) => row.includes(to) && row.includes(kind));
	return rows.map((row) => /\/api\/mails\/([\w-]+)/.exec(row)?.[1])[0];
}

/** A mail that is not accepted at once is retried after seconds. */
const MAIL_LIMIT_MS = limit(30_000);

/** Waits for the newest mail of a kind to an address; returns its HTML. */
export async function mailTo(
	request: APIRequestContext,
	to: string,
	kind: string,
): Promise<string> {
	let id: string | undefined;
	await expect(async () => {
		id = await idOfMail(request, to, kind);
		expect(id).toBeDefined();
	}).toPass({ timeout: MAIL_LIMIT_MS });
	return (await request.get(`/api/mails/${id}/html`)).text();
}

/** Reads the secret of the link in a mail that leads to one screen. */
export function secretIn(mail: string, screen: string): string {
	const found = new RegExp(`href="https?://[^/"]+/[^"]*/${screen}#([\\w-]+)"`).exec(mail)?.[1];
	if (found === undefined) throw new Error(`the mail has no link to ${screen}`);
	return found;
}
