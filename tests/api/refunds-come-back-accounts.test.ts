import { describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { listRefundRows } from '../../src/server/orders/record/queries.ts';
import { order_invoices } from '../../src/server/orders/tables-invoices.ts';
import { signedIn } from '../support/desk.ts';
import { fatturaFaults } from '../support/fattura-rules.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { anOrderPaidByCard } from '../support/stripe/a-shop-by-card.ts';
import { anInvoicedOrder } from '../support/invoiced-order.ts';

const DAY_MINUTES = 24 * 60;
const ONE = 12_200;

describe.runIf(isEmbedded)('accounting of a reversed refund', () => {
	const TAKINGS = 'takings/export';

	test('changes the day of the reversal, not earlier days', async () => {
		const all = await anOrderPaidByCard({ quantity: 3 });
		const { stripe, host, id, pass, total_amount } = all;
		const { id: refund } = all.atDashboard(ONE);
		await stripe.tell();
		pass(2 * DAY_MINUTES);
		const before = await listRows('2025-06-15', '2025-06-16');
		stripe.settleRefund(refund, 'failed');
		await stripe.tell({ times: 3 });
		expect(await listRows('2025-06-15', '2025-06-16')).toEqual(before);
		expect(await listRows('2025-06-17', '2025-06-17')).toMatchObject([
			{ day: '2025-06-17', sold_net: '0', back_net: '-100', back_vat: '-22', total: '122' },
		]);
		expect(await listRefundRows(host.db, id)).toMatchObject([{ status: 'failed' }]);
		const all_ = await listRows('2025-06-15', '2025-06-30');
		expect(all_.reduce((sum, { total = '0' }) => sum + Number(total) * 100, 0)).toBe(total_amount);

		async function listRows(from: string, to: string) {
			const asShop = await signedIn(host.ask, 'shop');
			const answer = await asShop(`/desk/accounts/${TAKINGS}?from=${from}&to=${to}`);
			const [head = '', ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
			const columns = head.split(',');
			return rows.map((row) =>
				Object.fromEntries(row.split(',').map((cell, at) => [columns[at] ?? '', cell])),
			);
		}
	});

	test('has a debit note that obeys the rules of the exchange system', async () => {
		const all = await anInvoicedOrder();
		const { host, asShop } = all;
		await all.givesBack('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await all.comesBack();
		const note = (await host.db.select().from(order_invoices)).find(
			({ kind }) => kind === 'debit_note',
		);
		const xml = await (await asShop(`/desk/invoices/${note?.id}/file`)).text();
		expect(fatturaFaults(xml, '2025-06-15')).toEqual([]);
		expect(xml).toContain('<TipoDocumento>TD05</TipoDocumento>');
		expect(xml).toContain('<IdDocumento>NC2025/1</IdDocumento>');
		const paper = await asShop(`/desk/invoices/${note?.id}/paper`);
		const printed = (await textOfPdf(new Uint8Array(await paper.arrayBuffer()))).join('\n');
		for (const text of ['Nota di debito', 'Annulla la nota di credito', 'NC2025/1']) {
			expect(printed).toContain(text);
		}
		const found = await readData(
			listDeskRecords,
			await asShop('/desk/invoices?invoice_kind=debit_note'),
		);
		expect(found.records).toMatchObject([{ number: 'ND2025/1', corrects: 'NC2025/1' }]);
	});
});
