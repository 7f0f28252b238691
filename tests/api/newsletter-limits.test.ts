import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { subscribers } from '../../src/server/newsletter/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { submitForm } from '../support/submit-form.ts';

const PROVIDER = '192.0.2.25';
const guess = () => randomBytes(32).toString('base64url');

const aListening = () => aHost({ trustedProxies: new Set(['*']) });

const confirm = ({ ask }: OwnHost, token: string, from: string) =>
	ask('/api/newsletter/confirmations', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
		body: JSON.stringify({ token }),
	});

/** Unsubscribes as mail programs do (RFC 8058). */
const oneClick = ({ ask }: OwnHost, token: string, from: string) =>
	ask(`/api/newsletter/unsubscriptions?token=${token}`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
		body: 'List-Unsubscribe=One-Click',
	});

const open = ({ ask }: OwnHost, token: string, from: string) =>
	ask(`/api/newsletter/unsubscriptions?token=${token}`, {
		headers: { accept: 'text/html', 'x-forwarded-for': from },
	});

/** Subscribes, and returns the secrets in the mail that asks for confirmation. */
async function asked(host: OwnHost, email: string) {
	await submitForm(host.ask, 'newsletter', { values: { email } });
	const mail = (await host.db.select().from(mails)).find(({ to }) => to === email);
	return {
		confirm: /newsletter-confirm#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
		leave: /token=([\w-]+)/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '',
	};
}

const WAYS = [
	['confirming', confirm],
	['one click', oneClick],
	['the page that asks', open],
] as const;

describe.runIf(isEmbedded)('secrets of the newsletter tried in bulk', () => {
	test.each(WAYS)('by %s are refused from one address', async (_, way) => {
		const host = await aListening();
		const statuses: number[] = [];
		for (let turn = 0; turn < 30; turn += 1) {
			statuses.push((await way(host, guess(), '203.0.113.9')).status);
		}
		expect(statuses).toEqual([...Array(20).fill(404), ...Array(10).fill(429)]);
		const refused = await way(host, guess(), '203.0.113.9');
		expect(await readProblem(refused.clone())).toMatchObject({ code: 'too_many_requests' });
		const wait_s = Number(refused.headers.get('retry-after'));
		expect(wait_s).toBeGreaterThan(0);
		expect(wait_s).toBeLessThanOrEqual(600);
		expect((await way(host, guess(), '203.0.113.10')).status).toBe(404);
	});

	test.each(WAYS)('by %s are refused from one network', async (_, way) => {
		const host = await aListening();
		const statuses: number[] = [];
		for (let turn = 0; turn < 110; turn += 1) {
			statuses.push((await way(host, guess(), `203.0.113.${turn}`)).status);
		}
		expect(statuses.filter((status) => status === 404)).toHaveLength(100);
		expect(statuses.slice(100)).toEqual(Array(10).fill(429));
		expect((await way(host, guess(), '198.51.100.1')).status).toBe(404);
	});

	test('do not block readers from unsubscribing through shared addresses', async () => {
		const host = await aListening();
		const addresses = Array.from({ length: 150 }, (_, index) => `rider-${index}@mail.example`);
		const readers: Awaited<ReturnType<typeof asked>>[] = [];
		// A few at once: all of them together would wait for the ten connections of the host.
		for (let turn = 0; turn < addresses.length; turn += 5) {
			const some = addresses.slice(turn, turn + 5);
			readers.push(...(await Promise.all(some.map((email) => asked(host, email)))));
		}
		for (let turn = 0; turn < 30; turn += 1) await oneClick(host, guess(), PROVIDER);
		for (const { leave } of readers) {
			expect((await open(host, leave, PROVIDER)).status).toBe(200);
			expect((await oneClick(host, leave, PROVIDER)).status).toBe(200);
		}
		const states = (await host.db.select().from(subscribers)).map(({ state }) => state);
		expect(new Set(states)).toEqual(new Set(['unsubscribed']));
	});

	test('do not count valid confirmations', async () => {
		const host = await aListening();
		const { confirm: token } = await asked(host, 'rider@mail.example');
		for (let turn = 0; turn < 120; turn += 1) {
			expect((await confirm(host, token, PROVIDER)).status).toBe(200);
		}
	});
});
