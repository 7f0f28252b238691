import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consent_receipts } from '../../src/server/measurement/tables.ts';
import { accept, aVisitor, choice, inItalian } from '../support/consents.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aShopper } from '../support/shop-customer.ts';

const DAY_S = 24 * 60 * 60;

describe.runIf(isEmbedded)('a receipt', () => {
	test('expires six months after it was given, even if accepted again', async () => {
		let now = new Date('2026-11-29T12:00:00Z');
		const host = await aHost({ clock: () => now });
		const visitor = aVisitor(host);
		const maxAge = async () => {
			const response = await visitor.ask(inItalian, { choice: 'granted' });
			return Number(/Max-Age=(\d+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]);
		};
		expect(await maxAge()).toBe(182 * DAY_S);
		const first = choice(visitor);
		now = new Date('2026-12-09T12:00:00Z');
		expect(await maxAge()).toBe(172 * DAY_S);
		expect(choice(visitor)).toBe(first);
		now = new Date('2027-05-30T12:00:00Z');
		expect(await maxAge()).toBe(182 * DAY_S);
		expect(choice(visitor)).not.toBe(first);
	});

	test('is replaced when another text is accepted, or by a signed-in customer', async () => {
		const host = await aHost();
		const visitor = aVisitor(host);
		await accept(visitor);
		await visitor.ask('/api/consent?locale=en', { choice: 'granted' });

		const { id, session } = await aShopper(host, 'anna@mail.example');
		const [name = '', value = ''] = session.cookie.split('=');
		visitor.jar.set(name, value);
		const signedIn = () =>
			visitor.ask('/api/consent?locale=en', { choice: 'granted' }, { origin: session.origin });
		await signedIn();
		await signedIn();

		const { created_at } = consent_receipts;
		const rows = await host.db.select().from(consent_receipts).orderBy(asc(created_at));
		expect(rows).toMatchObject([
			{ locale: 'it', customer_id: null, revoked_at: expect.any(Date) },
			{ locale: 'en', customer_id: null, revoked_at: expect.any(Date) },
			{ locale: 'en', customer_id: id, revoked_at: null },
		]);
		expect(choice(visitor)).toBe(`granted.own-1.${rows[2]?.id}`);
	});
});
