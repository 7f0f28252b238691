import { describe, expect, test } from 'vitest';
import { aBuyer, placedIn } from '../support/checkout.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { WHEEL } from '../support/orders.ts';
import { textOfPdf } from '../support/pdf-text.ts';

const COMPANY = {
	user_type: 'company',
	ships_to_billing: true,
	company: '株式会社高橋製作所',
	billing: {
		given_name: '健太',
		family_name: '高橋',
		company: '株式会社高橋製作所',
		country: 'JP',
		region: '13',
		city: '千代田区',
		line1: '千代田1-1',
		postal_code: '1000001',
		phone: '03-1234-5678',
	},
};

describe.runIf(isEmbedded)('a Japanese company with its name in characters', () => {
	test('is asked for its reading; documents have both names', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask, { locale: 'ja' });
		await buyer.add(WHEEL);
		await buyer.contact();
		const asked = await readProblem(await buyer.ask('PUT', 'checkout/shipping', COMPANY));
		expect(asked.fields).toEqual([{ path: 'company_latin', code: 'company_latin' }]);
		const read = { ...COMPANY, company_latin: 'Takahashi Seisakusho K.K.' };
		const ready = await buyer.shipping(read);
		expect(ready.invoice_needs).toMatchObject({ company_latin: 'optional' });
		await buyer.payment('test');
		const { id } = await placedIn(await buyer.place());
		expect((await buyer.order(id)).invoice).toMatchObject({
			company: '株式会社高橋製作所',
			company_latin: 'Takahashi Seisakusho K.K.',
		});
		const paper = await buyer.ask('GET', `orders/${id}/documents/confirmation`);
		const text = (await textOfPdf(new Uint8Array(await paper.arrayBuffer()))).join('\n');
		expect(text).toContain('株式会社高橋製作所');
		expect(text).toContain('Takahashi Seisakusho K.K.');
	});
});

describe.runIf(isEmbedded)('a person in Japan who wants an invoice', () => {
	const person = { ...COMPANY, user_type: 'private', wants_invoice: true, company: '' };
	const billing = { ...COMPANY.billing, company: '' };

	test('is asked for the reading of a name in characters', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask, { locale: 'ja' });
		await buyer.add(WHEEL);
		await buyer.contact();
		const send = (change: object) =>
			buyer.ask('PUT', 'checkout/shipping', { ...person, billing: { ...billing, ...change } });
		expect((await readProblem(await send({ given_name_kana: 'ケンタ' }))).fields).toEqual([
			{ path: 'billing.family_name_kana', code: 'name_reading' },
		]);
		const read = { family_name_kana: 'タカハシ', given_name_kana: 'ケンタ' };
		expect((await send(read)).status).toBe(200);
		expect((await send({ family_name: 'タカハシ', given_name: 'Kenta' })).status).toBe(200);
	});

	test('needs no reading without an invoice', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask, { locale: 'ja' });
		await buyer.add(WHEEL);
		await buyer.contact();
		await buyer.shipping({ ...person, wants_invoice: false, billing });
	});
});
