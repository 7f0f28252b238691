import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { renameInvoiceFile } from '#contract/orders/desk-invoices.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { order_invoices } from '../../src/server/orders/tables-invoices.ts';
import {
	aBuyer,
	bank,
	HOME_DELIVERY,
	ITALIAN,
	placedIn,
	toRef,
	round,
} from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { fatturaFaults } from '../support/fattura-rules.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { putOnShelf } from '../support/notices.ts';
import { aPaidOrder, anOrder, doing, WHEEL, type Ordered } from '../support/orders.ts';

const TODAY = '2025-06-15';
const WITH_INVOICE = { ...HOME_DELIVERY, wants_invoice: true, tax_code: 'RSSMRA85T10A562S' };
const COMPANY = {
	...HOME_DELIVERY,
	user_type: 'company',
	company: 'Cicli Rossi S.r.l.',
	vat_number: '00743110157',
	tax_code: '00743110157',
	recipient_code: 'M5UXCR1',
};

/** Creates a paid order of a buyer with these invoice data. */
async function paidBy(host: OwnHost, shipping: object, quantity = 2): Promise<Ordered> {
	const buyer = aBuyer(host.ask);
	await buyer.add(WHEEL, quantity);
	await buyer.contact();
	await buyer.shipping(shipping);
	await buyer.payment('test');
	const placed = await placedIn(await buyer.place());
	await bank(host, toRef(placed.url), 'approve');
	const { total_amount } = await buyer.order(placed.id);
	return { host, buyer, total_amount, ...placed };
}

const entriesIn = ({ db }: OwnHost) =>
	db.select().from(order_invoices).orderBy(order_invoices.sequence);

describe.runIf(isEmbedded)('an order that is paid', () => {
	test.each([
		['a private buyer', HOME_DELIVERY, 'receipt', 'R2025/1', null],
		['a private buyer who asks for an invoice', WITH_INVOICE, 'invoice', '2025/1', 1],
		['a company', COMPANY, 'invoice', '2025/1', 1],
	])('of %s is recorded in its register', async (_who, shipping, kind, number, file) => {
		const host = await aHost();
		const { total_amount } = await paidBy(host, shipping);
		expect(await entriesIn(host)).toMatchObject([
			{ kind, number, file, total_amount, issued_on: TODAY },
		]);
	});

	test('is recorded once, and not before', async () => {
		const host = await aHost();
		const waiting = await anOrder(host, { provider: 'test' });
		expect(await entriesIn(host)).toEqual([]);
		await bank(host, toRef(waiting.url), 'twice');
		expect(await entriesIn(host)).toHaveLength(1);
	});

	test('leaves no gap in numbers when ten are paid at once', async () => {
		const host = await aHost();
		await putOnShelf(host, WHEEL, 100);
		const placed = [];
		for (let count = 0; count < 10; count += 1) {
			const who = { email: `b${count}@mail.example`, address: `192.0.2.${count + 1}` };
			placed.push(await anOrder(host, { provider: 'test', ...who }));
		}
		await Promise.all(placed.map(({ url }) => bank(host, toRef(url), 'approve')));
		const sequences = (await entriesIn(host)).map(({ sequence }) => sequence);
		expect(sequences).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	});
});

describe.runIf(isEmbedded)('an e-invoice', () => {
	const getFile = async (host: OwnHost, id: string) => {
		const asShop = await signedIn(host.ask, 'shop');
		return asShop(`/desk/invoices/${id}/file`);
	};

	test.each([
		['a private buyer', WITH_INVOICE],
		['a company', COMPANY],
	])('of %s obeys the rules of the exchange system', async (_who, shipping) => {
		const host = await aHost();
		const { number } = await paidBy(host, shipping);
		const [entry] = await entriesIn(host);
		const response = await getFile(host, entry?.id ?? '');
		expect(response.headers.get('content-disposition')).toContain('IT01234567897_00001.xml');
		const xml = await response.text();
		expect(fatturaFaults(xml, TODAY)).toEqual([]);
		expect(xml).toContain('<TipoDocumento>TD01</TipoDocumento>');
		expect(xml).toContain(number);
	});

	test('of a refund is a credit note that references it, one for each', async () => {
		const host = await aHost();
		const ordered = await paidBy(host, COMPANY, 3);
		const act = doing(await signedIn(host.ask, 'shop'), ordered.id);
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round(host);
		await act('cancellations');
		await round(host);
		const [invoice, ...notes] = (await entriesIn(host)).toSorted(
			(one, other) => (one.file ?? 0) - (other.file ?? 0),
		);
		expect(notes.map(({ number }) => number)).toEqual(['NC2025/1', 'NC2025/2']);
		const back = notes.reduce((sum, { total_amount }) => sum + total_amount, 0);
		expect(back).toBe(invoice?.total_amount);
		for (const note of notes) {
			const xml = await (await getFile(host, note.id)).text();
			expect(fatturaFaults(xml, TODAY)).toEqual([]);
			expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>');
			expect(xml).toContain('<IdDocumento>2025/1</IdDocumento>');
		}
	});

	test('does not exist for a receipt', async () => {
		const host = await aHost();
		await paidBy(host, HOME_DELIVERY);
		const [entry] = await entriesIn(host);
		expect(await readProblem(await getFile(host, entry?.id ?? ''))).toMatchObject({
			status: 409,
			fields: [{ code: 'is_receipt' }],
		});
	});

	test('that was rejected gets an unused file name', async () => {
		const host = await aHost();
		await paidBy(host, COMPANY);
		await paidBy(host, WITH_INVOICE);
		const [first] = await entriesIn(host);
		const asShop = await signedIn(host.ask, 'shop');
		const path = `/desk/invoices/${first?.id}/files`;
		const { file_name } = await readData(renameInvoiceFile, await asShop(path, { json: {} }));
		expect(file_name).toBe('IT01234567897_00003.xml');
		const audited = await host.db
			.select()
			.from(audit_log)
			.where(eq(audit_log.resource, 'invoices'));
		expect(audited).toMatchObject([
			{ action: 'rename_file', changes: { file: { from: 1, to: 3 } } },
		]);
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport(path, { json: {} })).status).toBe(403);
	});

	test('is downloaded with others of its days as one archive', async () => {
		const host = await aHost();
		await paidBy(host, COMPANY);
		await paidBy(host, WITH_INVOICE);
		const asShop = await signedIn(host.ask, 'shop');
		const path = `/desk/accounts/invoices/files?from=${TODAY}&to=${TODAY}`;
		const archive = Buffer.from(await (await asShop(path)).arrayBuffer());
		expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
		const names = [...archive.toString('latin1').matchAll(/IT01234567897_0000\d\.xml/g)];
		expect(new Set(names.map(([name]) => name)).size).toBe(2);
	});

	test('is found in its register by number, order and buyer', async () => {
		const host = await aHost();
		const { number } = await paidBy(host, COMPANY);
		const asSupport = await signedIn(host.ask, 'support');
		for (const query of [`q=${number}`, 'q=Rossi', 'q=2025/1', 'invoice_kind=invoice']) {
			const found = await readData(listDeskRecords, await asSupport(`/desk/invoices?${query}`));
			expect(found.total, query).toBe(1);
		}
	});
});

describe.runIf(isEmbedded)('files for the accountant', () => {
	async function listRows(host: OwnHost, path: string) {
		const asShop = await signedIn(host.ask, 'shop');
		const text = await (await asShop(`/desk/accounts/${path}`)).text();
		const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
		const columns = head.split(',');
		return rows.map((row) =>
			Object.fromEntries(row.split(',').map((cell, at) => [columns[at], cell])),
		);
	}

	test('sum a day’s takings without invoiced orders, less refunds', async () => {
		const host = await aHost();
		const ordered = await aPaidOrder(host);
		await paidBy(host, COMPANY);
		const act = doing(await signedIn(host.ask, 'shop'), ordered.id);
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round(host);
		expect(await listRows(host, `takings/export?from=${TODAY}&to=${TODAY}`)).toEqual([
			{
				day: TODAY,
				treatment: 'domestic',
				country: 'IT',
				rate: '22',
				currency: 'EUR',
				sold_net: '300',
				sold_vat: '66',
				back_net: '100',
				back_vat: '22',
				net: '200',
				vat: '44',
				total: '244',
			},
		]);
		expect(await listRows(host, 'takings/export?from=2025-06-16&to=2025-06-30')).toEqual([]);
	});

	test('sum the VAT of a quarter by country and rate', async () => {
		const host = await aHost();
		await aPaidOrder(host);
		const [row] = await listRows(host, 'vat/export?year=2025&quarter=2');
		expect(row).toMatchObject({ country: 'IT', rate: '22', vat: '66', total: '366' });
		expect(await listRows(host, 'vat/export?year=2025&quarter=3')).toEqual([]);
	});

	test('name the country whose VAT a sale has: a German code of Jungholz is Austria’s', async () => {
		const host = await aHost();
		const jungholz = {
			...ITALIAN,
			country: 'DE',
			city: 'Jungholz',
			region: '',
			postal_code: '87491',
		};
		const { id } = await paidBy(host, { ...HOME_DELIVERY, billing: jungholz });
		const act = doing(await signedIn(host.ask, 'shop'), id);
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round(host);
		const rows = await listRows(host, 'vat/export?year=2025&quarter=2');
		expect(rows).toMatchObject([{ treatment: 'distance_sale', country: 'AT', rate: '19' }]);
		expect(Number(rows[0]?.['back_vat'])).toBeGreaterThan(0);
	});

	test('have numbers that the chosen spreadsheet adds up, under a header that names their unit', async () => {
		const host = await aHost();
		const { id } = await aPaidOrder(host);
		const asShop = await signedIn(host.ask, 'shop');
		await doing(asShop, id)('refunds', { reductions: [{ position: 0, amount: 10_00 }] });
		await round(host);
		const fileFor = async (style: string) => {
			const path = `/desk/accounts/vat/export?year=2025&quarter=2&csv_style=${style}`;
			// Reading it as text would drop the byte order mark.
			return Buffer.from(await (await asShop(path)).arrayBuffer()).toString('utf8');
		};
		const amounts = ['sold_net', 'sold_vat', 'back_net', 'back_vat', 'net', 'vat', 'total'];
		const head = [
			'treatment',
			'country',
			'rate (%)',
			'currency',
			...amounts.map((name) => `${name} (EUR)`),
		];
		const row = ['domestic', 'IT', '22', 'EUR', '300', '66', '8,2', '1,8', '291,8', '64,2', '356'];
		expect(await fileFor('semicolon')).toBe(`\uFEFF${head.join(';')}\r\n${row.join(';')}\r\n`);
		const points = row.map((cell) => cell.replace(',', '.'));
		expect(await fileFor('comma')).toBe(`\uFEFF${head.join(',')}\r\n${points.join(',')}\r\n`);
		expect(
			(await asShop('/desk/accounts/vat/export?year=2025&quarter=2&csv_style=tab')).status,
		).toBe(422);
	});

	test.each(['vat/export?year=2025&quarter=5', 'takings/export?from=2025-06-31&to=2025-07-01'])(
		'%s is refused',
		async (path) => {
			const host = await aHost();
			const asShop = await signedIn(host.ask, 'shop');
			expect((await asShop(`/desk/accounts/${path}`)).status).toBe(422);
		},
	);

	test('are closed to the editor', async () => {
		const host = await aHost();
		const asEditor = await signedIn(host.ask, 'editor');
		expect((await asEditor('/desk/accounts/vat/export?year=2025&quarter=2')).status).toBe(403);
	});
});
