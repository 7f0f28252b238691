import { describe, expect, test } from 'vitest';
import { vatIn } from '../../src/domain/money/vat.ts';
import { aBuyer, ITALIAN, placedIn } from '../support/checkout.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const WHEEL = 'rd-50-hg';

describe.runIf(isEmbedded)('the tax of an order', () => {
	const GERMAN = { ...ITALIAN, country: 'DE', region: '', city: 'Berlin', postal_code: '10115' };
	const JAPANESE = {
		given_name: '太郎',
		family_name: '山田',
		family_name_kana: 'やまだ',
		given_name_kana: 'ﾀﾛｳ',
		country: 'JP',
		postal_code: '1000001',
		region: '13',
		city: '千代田区',
		line1: '千代田1-1',
		phone: '03-1234-5678',
	};
	const privately = (billing: object) => ({
		user_type: 'private',
		billing,
		ships_to_billing: true,
	});

	test('is German for a private buyer in Germany; none for a company, which pays the net total', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		await buyer.add(WHEEL, 4);
		await buyer.contact();
		const person = await buyer.shipping(privately(GERMAN));
		expect(person).toMatchObject({ tax: { treatment: 'distance_sale' }, cart: { country: 'DE' } });
		expect(person.cart.vat).toMatchObject([{ rate: 1900 }]);
		const company = await buyer.shipping({
			...privately(GERMAN),
			user_type: 'company',
			company: 'Räder GmbH',
			vat_number: 'DE136695976',
		});
		const { total_amount, vat_total } = person.tax;
		expect(company.tax).toEqual({
			treatment: 'intra_eu',
			total_amount: total_amount - vat_total,
			vat_total: 0,
		});
		await buyer.payment('test');
		const { id } = await placedIn(await buyer.place());
		const order = await buyer.order(id);
		expect(order).toMatchObject({ tax_treatment: 'intra_eu', vat_total: 0, vat: [] });
		expect(order.total_amount).toBe(company.tax.total_amount);
		// Unit prices are net, too: four units make their line but for its rounding.
		const [line] = order.lines;
		expect(line?.unit_price).toBe(Math.round((line?.total_amount ?? 0) / 4));
	});

	test('none in Japan, in whole yen', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask, { locale: 'ja' });
		await buyer.add(WHEEL);
		await buyer.contact();
		const ready = await buyer.shipping(privately(JAPANESE));
		expect(ready).toMatchObject({
			cart: { currency: 'JPY' },
			tax: { treatment: 'export', vat_total: 0 },
		});
		expect(ready.billing?.postal_code).toBe('100-0001');
		await buyer.payment('test');
		const { id } = await placedIn(await buyer.place());
		const order = await buyer.order(id);
		expect(order.currency).toBe('JPY');
		// The reading of the name is given as well, for the label.
		expect(order.billing.lines).toContain('山田 太郎（ヤマダ タロウ）');
		expect(order.billing.family_name_kana).toBe('ヤマダ');
		expect(order.total_amount).toBe(ready.tax.total_amount);
	});

	test('none in Livigno, which has the list of the rest of the world', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		await buyer.add(WHEEL);
		await buyer.contact();
		const ready = await buyer.shipping(
			privately({ ...ITALIAN, city: 'Livigno', region: 'SO', postal_code: '23041' }),
		);
		expect(ready).toMatchObject({
			tax: { treatment: 'export', vat_total: 0 },
			cart: { country: 'IT', prices_include_vat: false },
		});
	});

	test('is Italian in Cabiate, which shares Campione’s former postal code', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		await buyer.add(WHEEL);
		await buyer.contact();
		const cabiate = await buyer.shipping(
			privately({ ...ITALIAN, city: 'Cabiate', region: 'CO', postal_code: '22060' }),
		);
		expect(cabiate).toMatchObject({
			tax: { treatment: 'domestic', vat_total: vatIn(cabiate.tax.total_amount, 2200) },
			cart: { country: 'IT', prices_include_vat: true },
		});
	});
});
