import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { WITHDRAWAL_STATUSES } from '#contract/orders/states.ts';
import { statementReceiptSchema, withdrawalSchema } from '#contract/withdrawals/withdrawals.ts';
import { WITHDRAWAL_MACHINE } from '#domain/return-states.ts';
import { order_claims } from '../../src/server/orders/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { stockOf } from '../../src/server/stock/ports.ts';
import { withdrawals } from '../../src/server/withdrawals/tables.ts';
import { aBuyer, dataIn } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { problemOf } from '../support/host-conformance.ts';
import { aDelivered, mailedLinkOf, requestOf } from '../support/returns.ts';
import {
	aStatement,
	EMAIL,
	hiddenIn,
	NAME,
	postForm,
	proofFor,
	stateAs,
	withdrawalSteps,
} from '../support/withdrawals.ts';

const rowsOf = (host: OwnHost) => host.db.select().from(withdrawals);
const WHEEL = 'rd-50-hg';

/** Somebody with a delivered order and the mailed link of their mailbox, who withdraws from it. */
async function aWithdrawal(host: OwnHost, quantity = 1) {
	const { order } = await aDelivered(host, { quantity });
	const buyer = aBuyer(host.ask, { cookies: await mailedLinkOf(host, EMAIL) });
	const answer = await stateAs(buyer.ask, { contract: order.number });
	const receipt = await dataIn(statementReceiptSchema, answer);
	const [row] = await rowsOf(host);
	return { buyer, order, receipt, id: row?.id ?? '' };
}

const listed = async (buyer: { ask: ReturnType<typeof aBuyer>['ask'] }) =>
	(
		await dataIn(
			v.object({ withdrawals: v.array(withdrawalSchema) }),
			await buyer.ask('GET', 'withdrawals'),
		)
	).withdrawals;

describe.runIf(isEmbedded)('the withdrawal function without script', () => {
	test('a guest states it, confirms it, gets the receipt at once and proves the mailbox later', async () => {
		const host = await aHost();
		const { order } = await aDelivered(host);
		const typed = aStatement({ contract: order.number });
		const review = await postForm(host.ask, 'withdrawal-reviews', typed);
		expect(review.status).toBe(200);
		expect(review.headers.get('cache-control')).toBe('no-store');
		const page = await review.text();
		expect(page).toContain('Conferma recesso');
		// Nothing of an order is told to who has only typed its number.
		expect(page).not.toContain('giugno');
		expect(await rowsOf(host)).toEqual([]);

		const key = hiddenIn(page, 'key');
		const received = await postForm(host.ask, 'withdrawals', { ...typed, key });
		expect(received.status).toBe(200);
		const text = await received.text();
		expect(text).toContain('15 giugno 2025 alle ore 12:00:00 CEST');
		expect(text).toContain('non un’accettazione');
		const [mail] = (await mailsTo(host, EMAIL)).filter(
			({ kind }) => kind === 'withdrawal.unproven',
		);
		expect(mail?.text).toContain('15 giugno 2025 alle ore 12:00:00 CEST');
		expect(mail?.text).toContain(NAME);
		expect(mail?.text).toContain(order.number);

		const later = host.appOver({ clock: () => new Date('2025-06-17T08:30:00Z') });
		const token = await proofFor(host);
		const ask = await later(`/api/shop/withdrawal-proofs?token=${token}`);
		expect(await ask.text()).toContain('Conferma la casella');
		expect((await rowsOf(host))[0]?.status).toBe('unproven');
		const proven = await postForm(later, 'withdrawal-proofs', { token });
		expect(proven.status).toBe(200);
		const [row] = await rowsOf(host);
		expect(row).toMatchObject({
			status: 'received',
			stated_at: new Date('2025-06-15T10:00:00Z'),
			proven_at: new Date('2025-06-17T08:30:00Z'),
			order_id: order.id,
			// Day 14 is a Sunday.
			withdraw_until: '2025-06-30',
			is_late: false,
		});
	});

	test('pressed twice it is one statement and one mail', async () => {
		const host = await aHost();
		const fields = { ...aStatement(), key: randomUUID() };
		const [first, second] = [
			await postForm(host.ask, 'withdrawals', fields),
			await postForm(host.ask, 'withdrawals', fields),
		];
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(await rowsOf(host)).toHaveLength(1);
		expect(await mailsTo(host, EMAIL)).toHaveLength(1);
		const other = await postForm(host.ask, 'withdrawals', { ...fields, name: 'Altri' });
		expect(other.status).toBe(409);
	});

	test.each([
		[{ name: ' ' }, 'Scrivi nome e cognome.'],
		[{ contract: '' }, 'Scrivi il numero dell’ordine'],
		[{ email: 'anna' }, 'Scrivi un indirizzo e-mail completo'],
	])(
		'what is missing is said beside its field, and what was typed stays: %j',
		async (change, words) => {
			const host = await aHost();
			const response = await postForm(host.ask, 'withdrawal-reviews', aStatement(change));
			expect(response.status).toBe(422);
			const page = await response.text();
			expect(page).toContain(words);
			expect(page).toContain('aria-invalid="true"');
			if (!('name' in change)) expect(page).toContain(`value="${NAME}"`);
		},
	);

	test('what was typed can be corrected before it is confirmed', async () => {
		const host = await aHost();
		const page = await postForm(host.ask, 'withdrawal-reviews', { ...aStatement(), edit: '1' });
		expect(page.status).toBe(200);
		expect(await page.text()).toContain(`value="${NAME}"`);
	});

	test.each(['en', 'es', 'fr', 'ja'])('speaks %s', async (locale) => {
		const host = await aHost();
		const words = {
			en: 'Confirm withdrawal',
			es: 'Confirmar desistimiento',
			fr: 'Confirmer la rétractation',
			ja: '撤回を確定する',
		}[locale];
		const page = await postForm(host.ask, 'withdrawal-reviews', aStatement(), locale);
		expect(await page.text()).toContain(words);
	});

	test('a statement without an order is kept too, and one that is late says so', async () => {
		const host = await aHost();
		const { buyer } = await aWithdrawal(host);
		const none = await stateAs(buyer.ask, { contract: 'Le ruote di maggio' });
		expect(await dataIn(statementReceiptSchema, none)).toMatchObject({ is_proven: true });
		const late = host.appOver({ clock: () => new Date('2025-07-20T10:00:00Z') });
		const cookies = await mailedLinkOf(
			{ ...host, clock: () => new Date('2025-07-20T10:00:00Z') },
			EMAIL,
		);
		const [first] = await rowsOf(host);
		const other = aBuyer(late, { cookies });
		await stateAs(other.ask, { contract: first?.contract ?? '' });
		const rows = await rowsOf(host);
		expect(rows.map(({ order_id, is_late }) => [order_id !== null, is_late])).toEqual([
			[true, false],
			[false, false],
			[true, true],
		]);
		const [mail] = (await mailsTo(host, EMAIL)).slice(-1);
		expect(mail?.text).toContain('Il termine per recedere risulta trascorso');
	});

	test('a name with a link reaches nobody’s mailbox as one, and markup is text', async () => {
		const host = await aHost();
		const name = 'Vinci su evil.example';
		const contract = '<img src=x onerror=alert(1)>';
		const page = await postForm(host.ask, 'withdrawal-reviews', aStatement({ name, contract }));
		expect(await page.text()).not.toContain('<img');
		const fields = { ...aStatement({ name, contract }), key: randomUUID() };
		await postForm(host.ask, 'withdrawals', fields);
		const [mail] = await mailsTo(host, EMAIL);
		expect(mail?.text).not.toContain('evil.example');
		expect(mail?.html).not.toContain('<img');
	});

	test('strangers bring a mailbox five receipts an hour at most; every statement is kept', async () => {
		const host = await aHost();
		for (let time = 0; time < 7; time += 1) {
			await postForm(host.ask, 'withdrawals', { ...aStatement(), key: randomUUID() });
		}
		expect(await rowsOf(host)).toHaveLength(7);
		expect(await mailsTo(host, EMAIL)).toHaveLength(5);
	});

	test('acts have a limit, which says when to try again', async () => {
		const host = await aHost();
		let answer: Response | null = null;
		for (let time = 0; time < 31; time += 1) {
			answer = await postForm(host.ask, 'withdrawal-reviews', aStatement());
		}
		expect(answer?.status).toBe(429);
		expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await answer?.text()).toContain(NAME);
	});

	test('a form from elsewhere is refused, and one without end is not read', async () => {
		const host = await aHost();
		const away = await host.ask('/api/shop/withdrawals?locale=it', {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				origin: 'https://evil.example',
			},
			body: 'name=x',
		});
		expect(away.status).toBe(403);
		const long = await postForm(host.ask, 'withdrawals', aStatement({ name: 'x'.repeat(20_000) }));
		expect(long.status).toBe(413);
	});

	test('a link that is none opens nothing', async () => {
		const host = await aHost();
		const wrong = 'a'.repeat(43);
		const page = await host.ask(`/api/shop/withdrawal-proofs?token=${wrong}`);
		expect(page.status).toBe(404);
		expect((await postForm(host.ask, 'withdrawal-proofs', { token: wrong })).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('a withdrawal at the desk', () => {
	test('is accepted, its goods come back and all of it is refunded with standard sending', async () => {
		const host = await aHost();
		const { buyer, order, receipt, id } = await aWithdrawal(host, 2);
		expect(receipt).toMatchObject({ is_proven: true, stated_at: '2025-06-15T10:00:00.000Z' });
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		const before = (await stockOf(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;
		expect(await listed(buyer)).toMatchObject([
			{ status: 'received', due_on: null, send_by: '2025-06-29', can_send: true },
		]);
		expect((await steps.accept()).status).toBe(200);
		expect((await requestOf(buyer, order.id)).status).toBe(409);
		const sent = await buyer.ask('POST', `withdrawals/${id}/dispatches`, {
			carrier: 'Corriere Piave',
			tracking_number: 'CP1',
		});
		expect(await dataIn(withdrawalSchema, sent)).toMatchObject({
			due_on: '2025-06-29',
			can_send: false,
			carrier: 'Corriere Piave',
		});
		expect((await steps.receive()).status).toBe(200);
		expect((await steps.receive()).status).toBe(200);
		expect((await stockOf(host.db, [WHEEL])).get(WHEEL)?.on_hand).toBe(before + 2);
		expect((await steps.refund()).status).toBe(200);
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({
			reason: 'withdrawal',
			cause_id: id,
			amount: order.total_amount,
		});
		const kinds = (await mailsTo(host, EMAIL)).map(({ kind }) => kind);
		expect(kinds).toEqual(
			expect.arrayContaining(['withdrawal.receipt', 'withdrawal.accepted', 'withdrawal.refunded']),
		);
		const now = await aBuyer(host.ask, { cookies: await mailedLinkOf(host, EMAIL) }).order(
			order.id,
		);
		expect(now.entries.map(({ kind }) => kind)).toContain('withdrawn');
		expect(now.lines[0]?.returned_quantity).toBe(2);
	});

	test('a statement that matched no order is accepted once staff names it', async () => {
		const host = await aHost();
		const { order } = await aDelivered(host, { email: 'old@mail.example' });
		const buyer = aBuyer(host.ask, { cookies: await mailedLinkOf(host, EMAIL) });
		await stateAs(buyer.ask, { contract: order.number });
		const [row] = await rowsOf(host);
		expect(row?.order_id).toBeNull();
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), row?.id ?? '');
		expect((await problemOf(await steps.accept())).fields).toEqual([
			{ path: 'order_number', code: 'unknown_order' },
		]);
		expect((await steps.accept({ order_number: order.number })).status).toBe(200);
		expect((await rowsOf(host))[0]?.order_id).toBe(order.id);
	});

	test('a refusal carries a reason and lets the goods go; it can be put right', async () => {
		const host = await aHost();
		const { buyer, order, id } = await aWithdrawal(host);
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		expect((await steps.refuse()).status).toBe(200);
		expect((await listed(buyer))[0]).toMatchObject({
			status: 'refused',
			refusal: 'Fuori termine.',
		});
		expect(await host.db.select().from(order_claims)).toEqual([]);
		expect((await steps.accept()).status).toBe(200);
		expect(order.number).toBe((await rowsOf(host))[0]?.contract);
	});

	test('every pair of state and event leads where the machine says, or changes nothing', async () => {
		const host = await aHost();
		const { id } = await aWithdrawal(host);
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		const read = async () => (await rowsOf(host))[0];
		for (const status of WITHDRAWAL_STATUSES) {
			for (const event of ['accept', 'refuse', 'refund'] as const) {
				await host.db.update(withdrawals).set({ status });
				await host.db.delete(order_refunds);
				await host.db.delete(order_claims);
				const pieces = { cause_id: id, position: 0, quantity: 1 };
				const order_id = (await read())?.order_id ?? '';
				await host.db.insert(order_claims).values({ ...pieces, order_id });
				const before = await read();
				const next = WITHDRAWAL_MACHINE[status][event];
				const response = await steps[event]();
				const after = await read();
				const isRefused = ['not_yet', 'too_late', 'final'].includes(next);
				expect([status, event, response.status]).toEqual([status, event, isRefused ? 409 : 200]);
				if (isRefused || next === status) expect(after).toEqual(before);
				else expect([status, event, after?.status]).toEqual([status, event, next]);
			}
		}
	});

	test('nobody else sees it, and unproven ones nobody at all', async () => {
		const host = await aHost();
		const { id } = await aWithdrawal(host);
		const other = aBuyer(host.ask, { cookies: await mailedLinkOf(host, 'other@mail.example') });
		expect(await listed(other)).toEqual([]);
		const sent = await other.ask('POST', `withdrawals/${id}/dispatches`, {
			carrier: 'C',
			tracking_number: '1',
		});
		expect(await problemOf(sent)).toMatchObject({ code: 'not_found' });
		await stateAs(aBuyer(host.ask).ask, { email: 'other@mail.example' });
		expect(await listed(other)).toEqual([]);
	});
});
