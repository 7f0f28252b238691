import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listWithdrawals } from '#contract/withdrawals/endpoints.ts';
import { reviewedStatementSchema } from '#contract/withdrawals/withdrawals.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { order_refund_accounts, order_refunds } from '../../src/server/orders/tables-money.ts';
import { aBuyer, dataIn } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { BUYER, readCode } from '../support/orders.ts';
import { daysLater, retention } from '../support/people-kept.ts';
import { aDelivered, deliveredByTransfer, getMailedLink } from '../support/returns.ts';
import {
	aStatement,
	hiddenIn,
	NAME,
	postForm,
	proofFor,
	stateAs,
	withdrawalRows,
	withdrawalSteps,
} from '../support/withdrawals.ts';

const IBAN = 'IT60X0542811101000000123456';
/** The last digit is another; too short for its country; of a country without IBANs; no letters. */
const WRONG = ['IT60X0542811101000000123457', 'DE8937040044053201300', 'US64SVBK', '0542811101'];

const kept = async ({ db }: OwnHost) =>
	(await db.select().from(order_refund_accounts)).map(({ iban }) => iban);

/**
 * A buyer with the mailed link of their mailbox, by the JSON API and by forms without JavaScript.
 */
async function theirs(host: OwnHost) {
	const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, BUYER) });
	const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
	const post = (path: string, fields: Record<string, string>) =>
		postForm(
			(url, init) => host.ask(url, { ...init, headers: { ...init?.headers, cookie } }),
			path,
			fields,
		);
	const asks = async () =>
		(await dataIn(listWithdrawals.data, await buyer.ask('GET', 'withdrawals'))).withdrawals.map(
			({ asks_iban }) => asks_iban,
		);
	return { ...buyer, post, asks };
}

describe.runIf(isEmbedded)('the account of a refund by transfer', () => {
	test('is requested on the page that confirms a withdrawal, checked, and optional', async () => {
		const host = await aHost();
		const { number: contract } = await deliveredByTransfer(host);
		const { post, asks, ask } = await theirs(host);
		const typed = aStatement({ contract, email: BUYER });
		expect(
			await dataIn(reviewedStatementSchema, await ask('POST', 'withdrawal-reviews', typed)),
		).toMatchObject({ asks_iban: true });
		const page = await (await post('withdrawal-reviews', typed)).text();
		expect(page).toContain('IBAN per il rimborso');
		const key = hiddenIn(page, 'key');
		for (const iban of WRONG) {
			const refused = await post('withdrawals', { ...typed, key, iban });
			expect(refused.status).toBe(422);
			const again = await refused.text();
			expect(again).toContain('Questo IBAN non è valido');
			expect(again).toContain(`value="${iban}"`);
			expect(again).toContain(`value="${NAME}"`);
			expect(await readCode(await stateAs(ask, { ...typed, iban }))).toBe('iban');
		}
		expect(await withdrawalRows(host)).toEqual([]);
		// The typed value is carried to the form that corrects the rest, and back.
		const form = await (
			await post('withdrawal-reviews', { ...typed, iban: IBAN, edit: '1' })
		).text();
		expect(hiddenIn(form, 'iban')).toBe(IBAN);
		expect(await (await post('withdrawal-reviews', { ...typed, iban: IBAN })).text()).toContain(
			`value="${IBAN}"`,
		);
		expect((await post('withdrawals', { ...typed, key })).status).toBe(200);
		expect(await asks()).toEqual([true]);
		// Submitted again with an account, it is one statement still.
		const late = { ...typed, key, iban: 'it60 x054 2811 1010 0000 0123 456' };
		expect((await post('withdrawals', late)).status).toBe(200);
		expect(await withdrawalRows(host)).toHaveLength(1);
		expect(await kept(host)).toEqual([IBAN]);
		expect(await asks()).toEqual([false]);
	});

	test('is not accepted with a typed number and address alone, before the mail is opened', async () => {
		const host = await aHost();
		const { number: contract } = await deliveredByTransfer(host);
		const typed = aStatement({ contract, email: BUYER });
		const page = await (await postForm(host.ask, 'withdrawal-reviews', typed)).text();
		expect(page).not.toContain('IBAN');
		const key = randomUUID();
		await postForm(host.ask, 'withdrawals', { ...typed, key, iban: IBAN });
		expect(await withdrawalRows(host)).toMatchObject([{ status: 'unproven' }]);
		expect(await kept(host)).toEqual([]);

		const token = await proofFor(host, BUYER);
		const opened = () => host.ask(`/api/shop/withdrawal-proofs?token=${token}`);
		expect(await (await opened()).text()).toContain('name="iban"');
		const wrong = await postForm(host.ask, 'withdrawal-proofs', { token, iban: WRONG[0] ?? '' });
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain(`value="${WRONG[0]}"`);
		expect(await withdrawalRows(host)).toMatchObject([{ status: 'unproven' }]);
		expect((await postForm(host.ask, 'withdrawal-proofs', { token })).status).toBe(200);
		expect(await withdrawalRows(host)).toMatchObject([{ status: 'received' }]);
		// Left empty, it can still be given by the link.
		await postForm(host.ask, 'withdrawal-proofs', { token, iban: IBAN });
		expect(await kept(host)).toEqual([IBAN]);
		expect(await (await opened()).text()).not.toContain('name="iban"');
	});

	test('is given on the withdrawal page by the order’s owner, until the refund was sent', async () => {
		const host = await aHost();
		const { number, desk, act } = await deliveredByTransfer(host);
		const { ask, asks } = await theirs(host);
		await stateAs(ask, { contract: number, email: BUYER });
		const [row] = await withdrawalRows(host);
		const path = `withdrawals/${row?.id}/refund-accounts`;
		expect(await asks()).toEqual([true]);
		for (const iban of [...WRONG, 'IBAN', '-']) {
			expect(await readCode(await ask('POST', path, { iban }))).toBe('iban');
		}
		expect((await aBuyer(host.ask).ask('POST', path, { iban: IBAN })).status).toBe(404);
		expect(await kept(host)).toEqual([]);
		const other = 'DE89 3704 0044 0532 0130 00';
		const given = [IBAN, IBAN, other].map((iban) => ask('POST', path, { iban }));
		expect((await Promise.all(given)).map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await kept(host)).toHaveLength(1);
		await ask('POST', path, { iban: IBAN });
		expect([await kept(host), await asks()]).toEqual([[IBAN], [false]]);
		const steps = withdrawalSteps(desk, row?.id ?? '');
		for (const step of [steps.accept, steps.receive, steps.refund]) await step();
		const [refund] = await host.db.select().from(order_refunds);
		await act(`refunds/${refund?.id}/outcomes`, { outcome: 'issued' });
		expect((await ask('POST', path, { iban: other })).status).toBe(409);
		expect(await kept(host)).toEqual([IBAN]);
	});

	test('is neither requested nor stored for a refund to a card', async () => {
		const host = await aHost();
		const { order } = await aDelivered(host, { email: BUYER });
		const { post, asks, ask } = await theirs(host);
		const typed = aStatement({ contract: order.number, email: BUYER });
		expect(await (await post('withdrawal-reviews', typed)).text()).not.toContain('IBAN');
		await stateAs(ask, { ...typed, iban: IBAN });
		const [row] = await withdrawalRows(host);
		expect(await asks()).toEqual([false]);
		const path = `withdrawals/${row?.id}/refund-accounts`;
		expect((await ask('POST', path, { iban: IBAN })).status).toBe(409);
		expect(await kept(host)).toEqual([]);
	});

	test('is checked at the desk, shown in groups of four, and never logged', async () => {
		const host = await aHost();
		const { id, desk, act } = await deliveredByTransfer(host);
		for (const iban of WRONG) {
			expect(await readCode(await act('refund-accounts', { iban }))).toBe('iban');
		}
		expect(
			(await act('refund-accounts', { iban: 'IBAN: it60x 0542811101000000123456' })).status,
		).toBe(200);
		expect(await kept(host)).toEqual([IBAN]);
		const record = await (await desk(`/desk/orders/${id}`)).text();
		expect(record).toContain('IT60 X054 2811 1010 0000 0123 456');
		expect(JSON.stringify(await host.db.select().from(audit_log))).not.toContain('0123456');
	});

	test('is deleted after 60 days, but not during a refund', async () => {
		const host = await aHost();
		const { act } = await deliveredByTransfer(host);
		await act('refund-accounts', { iban: IBAN });
		await retention(host, daysLater(59));
		expect(await kept(host)).toEqual([IBAN]);
		expect((await act('refunds', { pieces: [{ position: 0, quantity: 1 }] })).status).toBe(200);
		await retention(host, daysLater(61));
		expect(await kept(host)).toEqual([IBAN]);
		await host.db.update(order_refunds).set({ status: 'issued' });
		await retention(host, daysLater(61));
		expect(await kept(host)).toEqual([]);
	});

	test('is part of the person’s export and erasure', async () => {
		const host = await aHost();
		const { act } = await deliveredByTransfer(host);
		await act('refund-accounts', { iban: IBAN });
		const admin = await signedIn(host.ask, 'admin');
		const exported = await admin('/desk/people/export', { json: { email: BUYER } });
		expect(await exported.text()).toContain(IBAN);
		const json = { email: BUYER, confirmation: BUYER };
		expect((await admin('/desk/people/erase', { json })).status).toBe(200);
		expect(await kept(host)).toEqual([]);
	});
});
