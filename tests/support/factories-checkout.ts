import * as v from 'valibot';
import {
	checkoutSchema,
	type Checkout,
	type CheckoutAnswer,
} from '../../src/contract/checkout/checkout.ts';
import { countedRefundSchema, type CountedRefund } from '../../src/contract/orders/counting.ts';
import { orderSchema, type Order, type OrderAnswer } from '../../src/contract/orders/order.ts';
import { aCart, anItem } from './factories-cart.ts';

type AddressAnswer = OrderAnswer['billing'];

export function anOrderAddress(given: Partial<AddressAnswer> = {}): AddressAnswer {
	return {
		given_name: 'Anna',
		family_name: 'Dal Col',
		company: '',
		line1: 'Via Roma 12',
		line2: '',
		district: '',
		city: 'Conegliano',
		region: 'TV',
		postal_code: '31015',
		phone: '',
		country: 'IT',
		lines: ['Anna Dal Col', 'Via Roma 12', '31015 Conegliano TV', 'Italia'],
		...given,
	};
}

/** A guest’s checkout with one wheel in it, with nothing filled in by default. */
export function aCheckout(given: Partial<CheckoutAnswer> = {}): Checkout {
	const cart = given.cart ?? aCart({ items: [anItem()] });
	return v.parse(checkoutSchema, {
		cart,
		step: 'login',
		contact: null,
		session: null,
		is_over: false,
		user_type: 'private',
		wants_invoice: false,
		invoice: { company: '', vat_number: '', tax_code: '', recipient_code: '', pec: '' },
		invoice_needs: {
			company: 'absent',
			company_latin: 'absent',
			vat_number: 'absent',
			tax_code: 'absent',
			recipient_code: 'absent',
			pec: 'absent',
		},
		billing: null,
		ships_to_billing: true,
		shipping: null,
		pickup_store: null,
		courier_note: '',
		method: null,
		offers: [
			{ method: 'express', amount: 2490, delivery: { from: '2026-11-26', to: '2026-11-27' } },
			{ method: 'standard', amount: 990, delivery: { from: '2026-11-30', to: '2026-12-01' } },
		],
		means: [
			{ provider: 'stripe', days: null },
			{ provider: 'bank_transfer', days: 7 },
		],
		means_above: [],
		provider: null,
		delivers_to: ['IT', 'CH', 'FR', 'JP'],
		tax: {
			treatment: 'domestic',
			total_amount: cart.total_amount,
			vat_total: cart.vat_total,
		},
		saved: [],
		main_features: [
			{ variant_id: 'rd-50-hg', features: [{ label: 'Altezza cerchio', value: '50 mm' }] },
		],
		terms_version: '2026-11',
		review: 'as-shown',
		withdrawal_days: 14,
		...given,
	});
}

const CONTACT = { email: 'anna@posta.example', is_customer: false };

/** Checkout that has reached a step: all that comes before it has been given. */
export const reached = (
	step: CheckoutAnswer['step'],
	given: Partial<CheckoutAnswer> = {},
): Checkout =>
	aCheckout({
		step,
		contact: step === 'login' ? null : CONTACT,
		...(['payment', 'resume'].includes(step) && {
			billing: anOrderAddress(),
			method: 'standard' as const,
		}),
		...(step === 'resume' && { provider: 'bank_transfer' as const }),
		...given,
	});

export const ORDER_ID = '3b2f6f0e-9f0c-4a3e-8d58-1f6a5b3c7d01';

/** Order of one wheel by bank transfer, awaiting its payment by default. */
export function anOrder(given: Partial<OrderAnswer> = {}): Order {
	return v.parse(orderSchema, {
		id: ORDER_ID,
		number: '26-483-0275',
		status: 'awaiting_payment',
		placed_at: '2026-11-23T10:00:00.000Z',
		locale: 'it',
		email: 'anna@posta.example',
		country: 'IT',
		currency: 'EUR',
		note: 'vat_included',
		user_type: 'private',
		invoice: { company: '', vat_number: '', tax_code: '', recipient_code: '', pec: '' },
		tax_treatment: 'domestic',
		billing: anOrderAddress(),
		shipping: anOrderAddress(),
		pickup_lines: [],
		courier_note: '',
		gift_note: '',
		method: 'standard',
		delivery: { from: '2026-11-30', to: '2026-12-01' },
		delayed_until: null,
		lines: [
			{
				position: 0,
				variant_id: 'rd-50-hg',
				code: 'RD-50-HG',
				name: 'HG / Nero',
				product: { ...anItem().variant.product },
				is_carbon_wheel: true,
				quantity: 1,
				unit_price: 12200,
				adjustments_total: 0,
				total_amount: 12200,
				vat_rate: 2200,
				sent_quantity: 0,
				returned_quantity: 0,
				legal_ends_on: null,
				extended: [],
			},
		],
		discount_code: null,
		goods_amount: 12200,
		discount_total: 0,
		shipping_amount: 990,
		total_amount: 13190,
		vat_total: 2379,
		vat: [{ rate: 2200, net: 10811, vat: 2379 }],
		refunded_amount: 0,
		refunds: [],
		payment: {
			provider: 'bank_transfer',
			status: 'open',
			can_pay: true,
			url: null,
			pay_until: '2026-12-01T00:00:00.000Z',
			transfer: {
				holder: 'Livenza S.r.l.',
				iban: 'IT60X0542811101000000123456',
				bic: 'BPMOIT22',
				bank: 'Banca di prova',
				reference: '26-483-0275',
				last_day: '2026-11-30',
			},
		},
		shipments: [],
		entries: [{ at: '2026-11-23T10:00:00.000Z', kind: 'placed' }],
		documents: ['confirmation'],
		can_cancel: true,
		return_until: null,
		can_return: false,
		withdraw_until: null,
		can_withdraw: true,
		...given,
	});
}

/** Payment on a provider’s page, in the given state. */
export const cardPayment = (
	status: OrderAnswer['payment']['status'],
	given: Partial<OrderAnswer['payment']> = {},
): OrderAnswer['payment'] => ({
	provider: 'stripe',
	status,
	can_pay: ['open', 'failed', 'expired'].includes(status),
	url: status === 'open' ? 'https://pay.example/session' : null,
	pay_until: null,
	transfer: null,
	...given,
});

/**
 * Refund that analytics has not been notified of, as the host reports it: one of two wheels, and
 * shipping.
 */
export const aCountedRefund = (given: object = {}): CountedRefund =>
	v.parse(countedRefundSchema, {
		number: '26-483-0275',
		currency: 'EUR',
		discount_code: null,
		amount: 11_970,
		vat: 2_158,
		shipping_amount: 990,
		lines: [
			{
				code: 'RD-50-HG',
				name: 'HG / Nero',
				product: { name: 'Kleos RD 50', brand: 'Livenza', category: 'Ruote' },
				quantity: 2,
				unit_price: 12_200,
				adjustments_total: -2_440,
				refunded_quantity: 1,
			},
		],
		...given,
	});
