import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { discount_codes, discount_uses } from '../../src/server/cart/tables.ts';
import { aBuyer, placedIn, readyBuyer } from '../support/buyer.ts';
import { aShopper, readCart } from '../support/cart.ts';
import { signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const WHEEL = 'rd-50-hg';
const SHIRT = 'shirt';

async function aCode(
	{ db }: OwnHost,
	given: Partial<typeof discount_codes.$inferInsert> = {},
): Promise<string> {
	const [made] = await db
		.insert(discount_codes)
		.values({ code: 'WINTER10', kind: 'percent', value: 1000, currency: 'EUR', ...given })
		.returning();
	return made?.id ?? '';
}

describe.runIf(isEmbedded)('a discount code', () => {
	test('reduces the goods and their VAT', async () => {
		const host = await aHost();
		await aCode(host);
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		await guest.add(SHIRT);
		expect(await guest.code(' winter-10 ')).toMatchObject({
			discount: { code: 'WINTER10', kind: 'percent', refusal: null },
			goods_amount: 15200,
			discount_total: 1520,
			items: [
				{ adjustments_total: -1220, total_amount: 10980 },
				{ adjustments_total: -300, total_amount: 2700 },
			],
			shipping: { amount: 990, missing: 1320 },
			total_amount: 14670,
			vat_total: 2645,
		});
	});

	test('can be combined with no other', async () => {
		const host = await aHost();
		await aCode(host);
		await aCode(host, { code: 'GRATIS', kind: 'free_shipping', value: 0 });
		const guest = aShopper(host.ask);
		await guest.add(SHIRT);
		await guest.code('WINTER10');
		expect(await guest.code('gratis')).toMatchObject({
			discount: { code: 'GRATIS' },
			discount_total: 0,
			shipping: { amount: 0 },
			total_amount: 3000,
		});
	});

	test.each<[string, Partial<typeof discount_codes.$inferInsert>, string]>([
		['is switched off', { is_active: false }, 'unknown'],
		['begins next year', { valid_from: new Date('2026-01-01T00:00:00Z') }, 'not_yet'],
		['is over', { valid_until: new Date('2025-06-15T10:00:00Z') }, 'expired'],
		['has a minimum', { minimum: 15201 }, 'below_minimum'],
		['was used as often as it may be', { uses_per_code: 1 }, 'used_up'],
		['is in another currency', { kind: 'amount', value: 500, currency: 'JPY' }, 'other_currency'],
	])('that %s reports why it does not apply', async (_, given, refusal) => {
		const host = await aHost();
		const code_id = await aCode(host, given);
		await host.db
			.insert(discount_uses)
			.values({ code_id, person: 'anna@example.com', at: new Date() });
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		await guest.add(SHIRT);
		const cart = await guest.code('WINTER10');
		expect(cart.discount).toMatchObject({ code: 'WINTER10', refusal });
		expect(cart.discount_total).toBe(0);
	});

	test('limited to one use per person is refused as soon as the address is known', async () => {
		const host = await aHost();
		await aCode(host, { uses_per_person: 1 });
		const first = await readyBuyer(host.ask, 'bank_transfer', { email: 'anna@mail.example' });
		await first.code('WINTER10');
		await placedIn(await first.place());
		const again = aBuyer(host.ask, { address: '192.0.2.9' });
		await again.add(WHEEL);
		expect((await again.code('WINTER10')).discount).toMatchObject({ refusal: null });
		const { cart } = await again.contact('Anna@Mail.example');
		expect(cart.discount).toMatchObject({ code: 'WINTER10', refusal: 'used_by_you' });
		expect(cart.discount_total).toBe(0);
		// On the cart's own page, too, and after any change.
		const refused = { discount: { refusal: 'used_by_you' }, discount_total: 0 };
		expect(await again.cart()).toMatchObject(refused);
		expect(await again.add(WHEEL)).toMatchObject(refused);
		expect(await again.code('winter 10')).toMatchObject(refused);
		const other = await again.contact('bea@mail.example');
		expect(other.cart.discount).toMatchObject({ refusal: null });
		expect(await again.cart()).toMatchObject({ discount: { refusal: null } });
		// A guest's data is forgotten after half an hour.
		await again.contact('anna@mail.example');
		const later = aBuyer(host.appOver({ clock: () => new Date('2025-06-15T10:40:00Z') }), {
			cookies: again.cookies,
		});
		expect(await later.cart()).toMatchObject({ discount: { refusal: null } });
	});

	test('works again as soon as its minimum is reached', async () => {
		const host = await aHost();
		await aCode(host, { minimum: 10000 });
		const guest = aShopper(host.ask);
		await guest.add(SHIRT);
		expect((await guest.code('WINTER10')).discount).toMatchObject({
			refusal: 'below_minimum',
			minimum: 10000,
		});
		expect((await guest.add(WHEEL)).discount_total).toBe(1520);
		const gone = await readCart(await guest.call('DELETE', `mine/code?intent_id=${randomUUID()}`));
		expect(gone).toMatchObject({ discount: null, discount_total: 0 });
	});

	test.each([
		['hyphens alone', '---'],
		['gaps alone', ' -\u3000- '],
		['letters that stand for whole words', '\uFDFA'.repeat(40)],
	])('of %s is unknown: the cart stays readable', async (_, code) => {
		const host = await aHost();
		await aCode(host);
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		const { version } = await guest.code('WINTER10');
		const response = await guest.call('PUT', 'mine/code', { intent_id: randomUUID(), code });
		expect(await readProblem(response)).toMatchObject({ status: 422, fields: [{ path: 'code' }] });
		expect(await guest.cart()).toMatchObject({ version, discount: { code: 'WINTER10' } });
	});

	test('tried in bulk is answered 429; a valid one is not counted', async () => {
		const host = await aHost({ trustedProxies: new Set(['*']) });
		await aCode(host);
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		const tryOne = (code: string) =>
			guest.call('PUT', 'mine/code', { intent_id: randomUUID(), code });
		for (let turn = 0; turn < 12; turn += 1) expect((await tryOne('WINTER10')).status).toBe(200);
		for (let turn = 0; turn < 10; turn += 1) expect((await tryOne(`X${turn}`)).status).toBe(200);
		const refused = await tryOne('WINTER11');
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
	});

	test('fifty wrong ones at once are counted one by one', async () => {
		const host = await aHost({ trustedProxies: new Set(['*']) });
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, turn) =>
				guest.call('PUT', 'mine/code', { intent_id: randomUUID(), code: `Y${turn}` }),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
	});
});

describe.runIf(isEmbedded)('codes at the desk', () => {
	const body = {
		code: 'sommer-20',
		discount_kind: 'percent',
		discount_value: 2000,
		currency: 'EUR',
		minimum: null,
		valid_from: null,
		valid_until: null,
		uses_per_code: null,
		uses_per_person: null,
		is_active: true,
		remark: '',
	};

	test('a code is valid without dates, limits or a note', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const { code, discount_kind, discount_value, currency } = body;
		const json = { code, discount_kind, discount_value, currency };
		expect((await asShop('/desk/discount_codes', { json })).status).toBe(200);
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		expect(await guest.code(code)).toMatchObject({ discount_total: 2440 });
	});

	test('a code made there works in a cart in any spelling', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		expect((await asShop('/desk/discount_codes', { json: body })).status).toBe(200);
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		expect(await guest.code('Sommer 20')).toMatchObject({ discount_total: 2440 });
	});

	test.each([
		['a percentage above the whole', { discount_value: 10_001 }, 'discount_value'],
		['nothing of a percentage', { discount_value: 0 }, 'discount_value'],
		['an amount of nothing', { discount_kind: 'amount', discount_value: 0 }, 'discount_value'],
		['letters that nobody can type', { code: '***' }, 'code'],
		[
			'an end before the beginning',
			{ valid_from: '2026-02-01T00:00:00.000Z', valid_until: '2026-01-01T00:00:00.000Z' },
			'valid_until',
		],
	])('%s is refused with its field', async (_, given, path) => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const response = await asShop('/desk/discount_codes', { json: { ...body, ...given } });
		expect(await readProblem(response)).toMatchObject({ status: 422, fields: [{ path }] });
	});

	test('the same code twice is refused', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		await asShop('/desk/discount_codes', { json: body });
		const again = await asShop('/desk/discount_codes', { json: { ...body, code: 'SOMMER20' } });
		expect(await readProblem(again)).toMatchObject({
			fields: [{ path: 'code', code: 'duplicate' }],
		});
	});

	test('a used code cannot be deleted, only disabled', async () => {
		const host = await aHost();
		const code_id = await aCode(host);
		await host.db
			.insert(discount_uses)
			.values({ code_id, person: 'a@example.com', at: new Date() });
		const asShop = await signedIn(host.ask, 'shop');
		const path = `/desk/discount_codes/${code_id}`;
		expect((await asShop(path, { method: 'DELETE' })).status).toBe(409);
	});
});
