import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getDeskRecord } from '#contract/desk/endpoints.ts';
import { order_rules, orders } from '../../src/server/orders/tables.ts';
import { aBuyer, ITALIAN, placedIn } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aVies, type ViesMishap } from '../support/vies.ts';

const NUMBER = 'DE136695976';
const GERMAN = { ...ITALIAN, country: 'DE', region: '', city: 'Berlin', postal_code: '10115' };
const COMPANY = {
	user_type: 'company',
	company: 'Räder GmbH',
	vat_number: NUMBER,
	billing: GERMAN,
	ships_to_billing: true,
};
const HOUR_MS = 3_600_000;

/** Opens a shop that asks VIES, a buyer with a wheel in the cart, and a clock that can advance. */
async function aShopThatAsks(known: readonly string[] = [NUMBER], asks = true) {
	let now = new Date('2025-06-15T10:00:00Z');
	const vies = await aVies(...known);
	const host = await aHost({ viesOrigin: vies.origin, clock: () => now });
	const begin = async (checks_vat_numbers: boolean) => {
		const rules = { transfer_days: 5, transfer_holder: '', transfer_iban: '', transfer_bic: '' };
		await host.db
			.insert(order_rules)
			.values({
				...{ id: 'rules', ...rules, transfer_bank: '', retry_hours: 24, origin: 'seed' },
				checks_vat_numbers,
			})
			.onConflictDoUpdate({ target: order_rules.id, set: { checks_vat_numbers } });
	};
	await begin(asks);
	const someone = async (address = '192.0.2.1') => {
		const buyer = aBuyer(host.ask, { address });
		await buyer.add('rd-50-hg');
		await buyer.contact();
		const give = (change: object = {}) =>
			buyer.ask('PUT', 'checkout/shipping', { ...COMPANY, ...change });
		return { buyer, give };
	};
	return {
		...{ vies, host, begin, someone, ...(await someone()) },
		pass: (ms: number) => (now = new Date(now.getTime() + ms)),
	};
}

const readFaults = async (response: Response) => (await readProblem(response)).fields;

describe.runIf(isEmbedded)('a VAT number of another country, in a shop that asks VIES', () => {
	test('is not checked before the shop enables it', async () => {
		const { vies, buyer } = await aShopThatAsks([], false);
		expect((await buyer.shipping(COMPANY)).tax).toMatchObject({
			treatment: 'intra_eu',
		});
		expect(vies.asked).toEqual([]);
	});

	test('with wrong check digits exempts from no VAT, without a request to VIES', async () => {
		const { vies, buyer, give, host } = await aShopThatAsks([], false);
		const vat_number = 'DE136695977';
		expect(await readFaults(await give({ vat_number }))).toEqual([
			{ path: 'vat_number', code: 'vat_digits' },
		]);
		const { tax } = await buyer.shipping({ ...COMPANY, vat_number });
		expect(tax.treatment).toBe('distance_sale');
		expect(tax.vat_total).toBeGreaterThan(0);
		await buyer.payment('test');
		await placedIn(await buyer.place());
		const [order] = await host.db.select().from(orders);
		expect(order).toMatchObject({ tax_treatment: 'distance_sale' });
		expect(vies.asked).toEqual([]);
	});

	test('corrected after a typing error exempts from VAT', async () => {
		const { buyer, give } = await aShopThatAsks([], false);
		await give({ vat_number: 'DE136695977' });
		expect((await buyer.shipping(COMPANY)).tax).toMatchObject({ treatment: 'intra_eu' });
	});

	test('that VIES confirms exempts from VAT; its answer is stored with the order and shown', async () => {
		const { vies, buyer, host } = await aShopThatAsks();
		const { tax } = await buyer.shipping(COMPANY);
		expect(tax).toMatchObject({ treatment: 'intra_eu', vat_total: 0 });
		expect(vies.asked).toMatchObject([{ countryCode: 'DE', requesterNumber: '01234567897' }]);
		await buyer.payment('test');
		const { id } = await placedIn(await buyer.place());
		const [order] = await host.db.select().from(orders);
		expect(order?.details.vat_check).toEqual({
			number: NUMBER,
			outcome: 'confirmed',
			request_id: 'WAPI1',
			checked_at: '2025-06-15T10:00:00.000Z',
		});
		const asShop = await signedIn(host.ask, 'shop');
		const shown = await readData(getDeskRecord, await asShop(`/desk/orders/${id}`));
		expect(JSON.stringify(shown)).toMatch(/"vat_confirmed":"WAPI1, 15 giugno 2025/);
	});

	test('that VIES rejects is refused at its field; a buyer who accepts VAT can continue', async () => {
		const { buyer, give, host } = await aShopThatAsks([]);
		expect(await readFaults(await give())).toEqual([{ path: 'vat_number', code: 'vat_unknown' }]);
		expect((await buyer.checkout()).step).toBe('shipping');
		const { tax } = await buyer.shipping(COMPANY);
		expect(tax).toMatchObject({ treatment: 'distance_sale' });
		expect(tax.vat_total).toBeGreaterThan(0);
		await buyer.payment('test');
		const { id } = await placedIn(await buyer.place());
		expect(await buyer.order(id)).toMatchObject({ tax_treatment: 'distance_sale' });
		const asShop = await signedIn(host.ask, 'shop');
		const shown = await readData(getDeskRecord, await asShop(`/desk/orders/${id}`));
		expect(JSON.stringify(shown)).toContain('"vat_unconfirmed"');
	});

	test.each<ViesMishap>([
		{ error: 'MS_UNAVAILABLE' },
		{ user_error: 'MS_UNAVAILABLE' },
		{ error: 'SERVICE_UNAVAILABLE', status: 500 },
		{ status: 200, text: '<html>' },
		'cut',
		'silent',
	])('without an answer of VIES (%o) loses no order', async (mishap) => {
		const { vies, buyer, give, host } = await aShopThatAsks();
		vies.mishaps.push(mishap, { error: 'MS_UNAVAILABLE' });
		expect(await readFaults(await give())).toEqual([{ path: 'vat_number', code: 'vat_unasked' }]);
		expect(host.logged.join('\n')).toMatch(/vies: DE: /);
		expect(host.logged.join('\n')).not.toContain('136695976');
		const with_vat = await buyer.shipping(COMPANY);
		expect(with_vat).toMatchObject({
			step: 'payment',
			tax: { treatment: 'distance_sale' },
		});
		// VIES is back: with the same button the VAT is gone.
		expect((await buyer.shipping(COMPANY)).tax).toMatchObject({
			treatment: 'intra_eu',
		});
	});

	test('is reported again when the number or the answer of VIES has changed', async () => {
		const { vies, give } = await aShopThatAsks([]);
		vies.mishaps.push({ error: 'MS_UNAVAILABLE' });
		const codes = [];
		for (const vat_number of [NUMBER, NUMBER, 'DE811569869']) {
			codes.push((await readFaults(await give({ vat_number })))?.[0]?.code);
		}
		expect(codes).toEqual(['vat_unasked', 'vat_unknown', 'vat_unknown']);
	});

	test('is requested from VIES once a day, whichever buyer enters it', async () => {
		const { vies, buyer, someone, pass } = await aShopThatAsks();
		await buyer.shipping(COMPANY);
		await buyer.shipping({ ...COMPANY, vat_number: 'de 136.695.976' });
		await (await someone('192.0.2.2')).buyer.shipping(COMPANY);
		expect(vies.asked).toHaveLength(1);
		pass(24 * HOUR_MS);
		await (await someone('192.0.2.3')).buyer.shipping(COMPANY);
		expect(vies.asked).toHaveLength(2);
	});

	test('that was rejected is requested again after ten minutes', async () => {
		const { vies, buyer, give, pass } = await aShopThatAsks([]);
		expect((await give()).status).toBe(422);
		vies.numbers.add(NUMBER);
		expect((await buyer.shipping(COMPANY)).tax.treatment).toBe('distance_sale');
		pass(HOUR_MS / 6);
		expect((await buyer.shipping(COMPANY)).tax.treatment).toBe('intra_eu');
		expect(vies.asked).toHaveLength(2);
	});

	test('entered by ten at once is requested once', async () => {
		const { vies, someone } = await aShopThatAsks();
		const all = await Promise.all(
			Array.from({ length: 10 }, (_, count) => someone(`192.0.2.${count + 10}`)),
		);
		const answers = await Promise.all(all.map(({ give }) => give()));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(vies.asked).toHaveLength(1);
	});

	test('is requested while no database connection is held', async () => {
		const { vies, host, buyer } = await aShopThatAsks();
		const seen: unknown[] = [];
		vies.waiting.meanwhile = async () => {
			const { rows } = await host.db.execute(sql`
				select state from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid()
					and state <> 'idle' and backend_type = 'client backend'`);
			seen.push(rows);
		};
		await buyer.shipping(COMPANY);
		expect(seen).toEqual([[]]);
	});

	test('of a company with delivery to Italy changes no tax and blocks no order', async () => {
		const { vies, buyer } = await aShopThatAsks();
		vies.mishaps.push({ error: 'MS_UNAVAILABLE' });
		const shipping = { ...COMPANY, ships_to_billing: false, shipping: ITALIAN };
		expect((await buyer.shipping(shipping)).tax).toMatchObject({
			treatment: 'domestic',
		});
	});

	test('that is Italian, a private person’s or malformed is not requested', async () => {
		const { vies, buyer, give } = await aShopThatAsks();
		await buyer.shipping({ user_type: 'private', billing: GERMAN, ships_to_billing: true });
		await buyer.shipping({
			...{ user_type: 'company', company: 'Cicli Rossi S.r.l.', pec: 'rossi@pec.example' },
			...{ vat_number: '00743110157', tax_code: '00743110157' },
			...{ billing: ITALIAN, ships_to_billing: true },
		});
		expect(await readFaults(await give({ vat_number: 'DE1' }))).toEqual([
			{ path: 'vat_number', code: 'vat_number' },
		]);
		expect(vies.asked).toEqual([]);
	});

	test('entered before the check existed costs VAT until it is confirmed, and the buyer sees why', async () => {
		const { buyer, begin } = await aShopThatAsks([NUMBER], false);
		const { tax, cart, terms_version } = await buyer.shipping(COMPANY);
		await buyer.payment('test');
		await begin(true);
		const placed = await buyer.ask('POST', 'checkout/orders', {
			key: crypto.randomUUID(),
			...{ accepts_terms: true, terms_version },
			...{ total_amount: tax.total_amount, currency: cart.currency },
		});
		expect(await readFaults(placed)).toEqual([{ path: 'total_amount', code: 'changed' }]);
		expect((await buyer.checkout()).tax).toMatchObject({ treatment: 'distance_sale' });
		expect((await buyer.shipping(COMPANY)).tax.treatment).toBe('intra_eu');
	});

	test('is requested at most twenty times in ten minutes for one sender', async () => {
		const { vies, give } = await aShopThatAsks([]);
		const numbers = Array.from({ length: 21 }, (_, count) => `DE${100_000_000 + count}`);
		const answers: number[] = [];
		for (const vat_number of numbers) answers.push((await give({ vat_number })).status);
		expect(new Set(answers.slice(0, 20))).toEqual(new Set([422]));
		expect(answers.at(-1)).toBe(429);
		expect(vies.asked).toHaveLength(20);
	});
});
