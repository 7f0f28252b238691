import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { statementReceiptSchema } from '#contract/withdrawals/withdrawals.ts';
import { aBuyer, dataIn } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aDelivered, getMailedLink } from '../support/returns.ts';
import {
	aStatement,
	aWithdrawal,
	EMAIL,
	hiddenIn,
	NAME,
	postForm,
	proofFor,
	stateAs,
	withdrawalRows,
} from '../support/withdrawals.ts';

describe.runIf(isEmbedded)('the withdrawal function without script', () => {
	test('a guest states it, confirms it, gets the receipt at once and verifies the mailbox later', async () => {
		const host = await aHost();
		const { order } = await aDelivered(host);
		const typed = aStatement({ contract: order.number });
		const review = await postForm(host.ask, 'withdrawal-reviews', typed);
		expect(review.status).toBe(200);
		expect(review.headers.get('cache-control')).toBe('no-store');
		const page = await review.text();
		expect(page).toContain('Conferma recesso');
		// The page reveals nothing of an order to a visitor who has only typed its number.
		expect(page).not.toContain('giugno');
		expect(await withdrawalRows(host)).toEqual([]);

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
		expect((await withdrawalRows(host))[0]?.status).toBe('unproven');
		const proven = await postForm(later, 'withdrawal-proofs', { token });
		expect(proven.status).toBe(200);
		const [row] = await withdrawalRows(host);
		expect(row).toMatchObject({
			status: 'received',
			stated_at: new Date('2025-06-15T10:00:00Z'),
			proven_at: new Date('2025-06-17T08:30:00Z'),
			order_id: order.id,
			// Day 14 is a Sunday.
			withdraw_until: '2025-06-30',
			is_late: false,
		});
		// The page says that a receipt is on its way; submitted again, there is no second one.
		expect(await proven.text()).toContain('La ricevuta parte subito per e-mail');
		await postForm(later, 'withdrawal-proofs', { token });
		const receipts = (await mailsTo(host, EMAIL)).filter(
			({ kind }) => kind === 'withdrawal.receipt',
		);
		expect(receipts).toHaveLength(1);
		expect(receipts[0]?.text).toContain('15 giugno 2025 alle ore 12:00:00 CEST');
		expect(receipts[0]?.text).not.toContain('withdrawal-proofs');
	});

	test('submitted twice it is one statement with one mail', async () => {
		const host = await aHost();
		const fields = { ...aStatement(), key: randomUUID() };
		const [first, second] = [
			await postForm(host.ask, 'withdrawals', fields),
			await postForm(host.ask, 'withdrawals', fields),
		];
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(await withdrawalRows(host)).toHaveLength(1);
		expect(await mailsTo(host, EMAIL)).toHaveLength(1);
		const other = await postForm(host.ask, 'withdrawals', { ...fields, name: 'Altri' });
		expect(other.status).toBe(409);
	});

	test.each([
		[{ name: ' ' }, 'Scrivi nome e cognome.'],
		[{ contract: '' }, 'Scrivi il numero dell’ordine'],
		[{ email: 'anna' }, 'Scrivi un indirizzo e-mail completo'],
	])(
		'a missing value is reported beside its field, and typed values stay: %j',
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

	test('typed values can be corrected before confirming', async () => {
		const host = await aHost();
		const page = await postForm(host.ask, 'withdrawal-reviews', { ...aStatement(), edit: '1' });
		expect(page.status).toBe(200);
		expect(await page.text()).toContain(`value="${NAME}"`);
	});

	test.each(['en', 'es', 'fr', 'ja'])('is complete in %s', async (locale) => {
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

	test('a statement without an order is stored too, and a late one is marked', async () => {
		const host = await aHost();
		const { buyer } = await aWithdrawal(host);
		const none = await stateAs(buyer.ask, { contract: 'Le ruote di maggio' });
		expect(await dataIn(statementReceiptSchema, none)).toMatchObject({ is_proven: true });
		const late = host.appOver({ clock: () => new Date('2025-07-20T10:00:00Z') });
		const cookies = await getMailedLink(
			{ ...host, clock: () => new Date('2025-07-20T10:00:00Z') },
			EMAIL,
		);
		const [first] = await withdrawalRows(host);
		const other = aBuyer(late, { cookies });
		await stateAs(other.ask, { contract: first?.contract ?? '' });
		const rows = await withdrawalRows(host);
		expect(rows.map(({ order_id, is_late }) => [order_id !== null, is_late])).toEqual([
			[true, false],
			[false, false],
			[true, true],
		]);
		const [mail] = (await mailsTo(host, EMAIL)).slice(-1);
		expect(mail?.text).toContain('Il termine per recedere risulta trascorso');
	});

	test('a recognised buyer can choose another address for the receipt without verification', async () => {
		const host = await aHost();
		const { order } = await aDelivered(host);
		const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, EMAIL) });
		const [other, contract] = ['work@mail.example', order.number];
		const stated = await stateAs(buyer.ask, { contract, email: other });
		expect(await dataIn(statementReceiptSchema, stated)).toMatchObject({ is_proven: true });
		expect(await withdrawalRows(host)).toMatchObject([
			{ status: 'received', order_id: order.id, email: other, withdraw_until: '2025-06-30' },
		]);
		expect((await mailsTo(host, other)).map(({ kind }) => kind)).toEqual(['withdrawal.receipt']);
		// About an order that is not theirs they can state no more than any visitor.
		const theirs = await aDelivered(host, { email: 'other@mail.example', address: '192.0.2.8' });
		await stateAs(buyer.ask, { contract: theirs.order.number, email: other });
		expect((await withdrawalRows(host)).at(-1)).toMatchObject({ status: 'unproven' });
	});

	test('a link in a name is not mailed as a link, and markup is text', async () => {
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

	test('receipts to one mailbox are limited to five an hour; every statement is stored', async () => {
		const host = await aHost();
		for (let time = 0; time < 7; time += 1) {
			await postForm(host.ask, 'withdrawals', { ...aStatement(), key: randomUUID() });
		}
		expect(await withdrawalRows(host)).toHaveLength(7);
		expect(await mailsTo(host, EMAIL)).toHaveLength(5);
	});

	test('requests are limited, with the time to retry', async () => {
		const host = await aHost();
		let answer: Response | null = null;
		for (let time = 0; time < 31; time += 1) {
			answer = await postForm(host.ask, 'withdrawal-reviews', aStatement());
		}
		expect(answer?.status).toBe(429);
		expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await answer?.text()).toContain(NAME);
	});

	test('a form from another site is refused, and an endless one is not read', async () => {
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

	test('an invalid link is refused', async () => {
		const host = await aHost();
		const wrong = 'a'.repeat(43);
		const page = await host.ask(`/api/shop/withdrawal-proofs?token=${wrong}`);
		expect(page.status).toBe(404);
		expect((await postForm(host.ask, 'withdrawal-proofs', { token: wrong })).status).toBe(404);
	});
});
