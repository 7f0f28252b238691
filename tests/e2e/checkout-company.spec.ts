import { expect, test } from '../support/steps.ts';
import { violations } from '../support/axe.ts';
import { all, toRoot, textsAt } from '../support/fattura-xml.ts';
import { aGuest, asDevice, getStaff } from '../support/shop-online.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('an Italian company buys with an invoice, which the shop exports as a file', async ({
	page,
	context,
	baseURL,
}) => {
	const steps = checkoutSteps(page, 'it');
	const { t, main, heading, button, onStep } = steps;
	const box = (name: string) => main.getByRole('textbox', { name });
	const { buyer, email } = await aGuest(baseURL);
	await asDevice(context, buyer, baseURL);

	await test.step('invoice data are required and checked', async () => {
		await steps.asGuest(email);
		await button(t.invoice.open).click();
		await main.getByRole('radio', { name: t.invoice.companyBuyer }).check();
		await box(t.invoice.company).fill('Officina Bianchini S.r.l.');
		await box(t.invoice.vat_number).fill('01234567890');
		await box(t.invoice.tax_code).fill('01234567897');
		await steps.fillAddress();
		await button(t.way.toPayment).click();
		const summary = main.getByRole('alert').filter({ hasText: /./ });
		await expect(summary).toBeFocused();
		await expect(summary.getByRole('link')).toHaveCount(2);
		expect(await violations(page)).toEqual([]);
		await summary.getByRole('link', { name: t.fault.vat_number }).click();
		await expect(box(t.invoice.vat_number)).toBeFocused();
		// Spaces and the country's letters are ignored.
		await box(t.invoice.vat_number).fill('IT 012 345 678 97');
		await box(t.invoice.pec).fill('bianchini@pec.example');
		await button(t.way.toPayment).click();
		await onStep('payment');
	});

	await test.step('the last step shows the invoice data, and links back to change them', async () => {
		await steps.payBy('test');
		await expect(main.getByText('Officina Bianchini S.r.l.')).toBeVisible();
		await expect(main.getByText(/01234567897/).first()).toBeVisible();
		await expect(main.getByText(/bianchini@pec\.example/)).toBeVisible();
		await main.getByRole('link', { name: 'Modifica: Fatturazione' }).click();
		await onStep('shipping');
		await box(t.invoice.pec).fill('');
		await box(t.invoice.recipient_code).fill('abc1234');
		await button(t.way.toResume).click();
		await onStep('resume');
		await expect(main.getByText(/ABC1234/)).toBeVisible();
		await steps.bind();
		await steps.answer('approve');
		await expect(heading(t.order.done.title)).toBeVisible();
	});

	await test.step('the file names the company, and its amounts equal the order’s', async () => {
		const staff = await getStaff(baseURL);
		const invoice = await staff.find('invoices', await steps.number());
		expect(invoice).toMatchObject({ invoice_kind: 'invoice', buyer: 'Officina Bianchini S.r.l.' });
		const root = toRoot(await staff.call(`invoices/${invoice.id}/file`));
		const header = 'FatturaElettronicaHeader';
		const buyerAt = `${header}/CessionarioCommittente/DatiAnagrafici`;
		expect(textsAt(root, `${header}/DatiTrasmissione/CodiceDestinatario`)).toEqual(['ABC1234']);
		expect(textsAt(root, `${buyerAt}/IdFiscaleIVA/IdCodice`)).toEqual(['01234567897']);
		expect(textsAt(root, `${buyerAt}/Anagrafica/Denominazione`)).toEqual([
			'Officina Bianchini S.r.l.',
		]);
		const body = 'FatturaElettronicaBody';
		const total = `${body}/DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento`;
		const sums = all(root, `${body}/DatiBeniServizi/DatiRiepilogo`).map(
			(rate) => Number(textsAt(rate, 'ImponibileImporto')) + Number(textsAt(rate, 'Imposta')),
		);
		const [amount] = textsAt(root, total);
		expect(Number(amount) * 100).toBeCloseTo(Number(invoice['total_amount']), 5);
		expect(sums.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(amount), 5);
	});
});
