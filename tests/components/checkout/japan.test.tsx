// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endCheckout } from '#state/checkout.ts';
import { sent } from '../../support/checkout-delivery.tsx';
import { anOrderAddress, reached } from '../../support/factories-checkout.ts';
import {
	choose,
	data,
	faults,
	fill,
	leave,
	leaveShop,
	openCheckout,
	press,
	shopAt,
	shown,
} from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

const NOBODY = {
	given_name: '',
	family_name: '',
	line1: '',
	city: '',
	region: '',
	postal_code: '',
};
const NEXT = 'お支払い方法へ進む';

async function openInJapan(given: Parameters<typeof anOrderAddress>[0] = {}) {
	const billing = anOrderAddress({ ...NOBODY, country: 'JP', lines: ['JAPAN'], ...given });
	const shop = shopAt(reached('shipping', { billing }), {
		'PUT shipping': data(reached('payment')),
	});
	await openCheckout('shipping', 'ja');
	await screen.findByRole('heading', { level: 2, name: 'お届け先' });
	await screen.findByLabelText(/^郵便番号/);
	return shop;
}
const region = () => screen.getByLabelText(/^都道府県/);
const fillsIn = (value: string) => waitFor(() => expect(region()).toHaveProperty('value', value));

test('a postal code fills in its prefecture, and nothing else', async () => {
	await openInJapan();
	await fill(/^郵便番号/, '１００');
	expect(region()).toHaveProperty('value', '');
	await fill(/^郵便番号/, '１００ー０００１');
	await fillsIn('13');
	expect(screen.getByLabelText(/^市区町村/)).toHaveProperty('value', '');
	expect(screen.getByLabelText(/^町名・番地/)).toHaveProperty('value', '');
	expect(await faults()).toEqual([]);
});

test('another code fills in another prefecture; an ambiguous one leaves it to the buyer', async () => {
	await openInJapan();
	await fill(/^郵便番号/, '1000001');
	await fillsIn('13');
	await fill(/^郵便番号/, '6008001');
	await fillsIn('26');
	await fill(/^郵便番号/, '5200461');
	await fillsIn('');
	await fill(/^郵便番号/, '5230891');
	await fillsIn('25');
});

test('a chosen prefecture is kept, whatever the code', async () => {
	await openInJapan({ region: '25' });
	await fill(/^郵便番号/, '1000001');
	await leave(/^郵便番号/);
	await fill(/^郵便番号/, '6008001');
	// The effect of typing has run once this has.
	await fill(/^セイ/, 'あ');
	await leave(/^セイ/);
	await waitFor(() => expect(screen.getByLabelText(/^セイ/)).toHaveProperty('value', 'ア'));
	expect(region()).toHaveProperty('value', '25');
	await act(async () => void fireEvent.change(region(), { target: { value: '' } }));
	await fill(/^郵便番号/, '1000001');
	await fillsIn('13');
});

test('a reading is converted to katakana on blur, and sent so', async () => {
	const shop = await openInJapan();
	await fill(/^姓/, '山田');
	await fill(/^名/, '花子');
	await fill(/^セイ/, 'やまだ');
	// Letters are still being composed: nothing may change meanwhile.
	expect(screen.getByLabelText(/^セイ/)).toHaveProperty('value', 'やまだ');
	await leave(/^セイ/);
	await waitFor(() => expect(screen.getByLabelText(/^セイ/)).toHaveProperty('value', 'ヤマダ'));
	await fill(/^郵便番号/, '1000001');
	await fillsIn('13');
	await fill(/^市区町村/, '千代田区');
	await fill(/^町名・番地/, '丸の内1-1');
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'お支払い' });
	expect(sent(shop)).toMatchObject({
		billing: { family_name_kana: 'ヤマダ', given_name_kana: '', region: '13', city: '千代田区' },
	});
});

test('an invoice needs the reading of a name in characters', async () => {
	const shop = await openInJapan();
	await fill(/^姓/, '山田');
	await fill(/^名/, 'Hanako');
	await fill(/^郵便番号/, '1000001');
	await fillsIn('13');
	await fill(/^市区町村/, '千代田区');
	await fill(/^町名・番地/, '丸の内1-1');
	await press('請求書が必要な方、法人のお客様はこちら');
	await choose('radio', '請求書（個人）');
	await press(NEXT);
	await waitFor(() =>
		expect(screen.getByLabelText(/^セイ/).getAttribute('aria-invalid')).toBe('true'),
	);
	expect(shown()).toContain('お名前の読みをカナで入力してください。');
	expect(screen.getByLabelText(/^メイ/).getAttribute('aria-invalid')).not.toBe('true');
	expect(sent(shop)).toBeUndefined();
	await fill(/^セイ/, 'ヤマダ');
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'お支払い' });
	expect(sent(shop)).toMatchObject({
		wants_invoice: true,
		billing: { family_name_kana: 'ヤマダ' },
	});
});

test('kanji are rejected as a reading, at the field', async () => {
	await openInJapan();
	await fill(/^メイ/, '花子');
	await leave(/^メイ/);
	await screen.findByText('ひらがなまたはカタカナで入力してください。');
	await fill(/^メイ/, 'はなこ');
	await waitFor(() => expect(shown()).not.toContain('ひらがなまたはカタカナで'));
});

test('elsewhere no reading is requested', async () => {
	shopAt(reached('shipping', { billing: anOrderAddress() }));
	await openCheckout('shipping', 'ja');
	await screen.findByRole('heading', { level: 2, name: 'お届け先' });
	await screen.findByLabelText(/^郵便番号/);
	expect(screen.queryByLabelText(/^セイ/)).toBeNull();
});
