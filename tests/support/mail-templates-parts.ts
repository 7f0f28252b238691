import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { isoDateSchema } from '#contract/units.ts';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import { cents } from '#domain/money/money.ts';
import type { MailFrame } from '../../src/server/platform/mail/compose.ts';
import * as orders from '../../src/server/orders/mails/compose.ts';
import type { MailedLine } from '../../src/server/orders/mails/goods.ts';
import { composeStaffMail } from '../../src/server/orders/mails/staff.ts';
import { BUYER_MAILS, STAFF_MAILS } from '../../src/server/orders/mails/kinds.ts';
import * as publishing from '../../src/server/publishing/mails/compose.ts';
import type { Mail } from '../../src/server/platform/mail/outbox.ts';
import { mailFrameFor } from './mail-frame.ts';

const article = (name: string, code: string, is_carbon_wheel: boolean) => ({
	code,
	name: 'HG',
	product: { id: code.toLowerCase(), name, brand: 'Livenza', category: 'Ruote' },
	is_carbon_wheel,
	features: [],
});

/** A wheel-set and two bottles. */
export const TOLD_LINES: readonly MailedLine[] = [
	{
		position: 0,
		quantity: 1,
		variant_id: 'krd50-hg-bk',
		goods_amount: 2290_00,
		article: article('Kleos RD 50', 'KRD50-HG-BK', true),
	},
	{
		position: 1,
		quantity: 2,
		variant_id: 'mr-btl-500-bk',
		goods_amount: 19_80,
		article: article('Borraccia', 'MR-BTL-500-BK', false),
	},
];

const ADDRESS = {
	family_name_kana: '',
	given_name_kana: '',
	latin_name: '',
	latin_address: '',
	given_name: 'Anna',
	family_name: 'Piave',
	company: '',
	line1: 'Via Ferrovia 12',
	line2: '',
	district: '',
	city: 'San Vendemiano',
	region: 'TV',
	phone: '',
	country: 'IT',
	postal_code: '31020',
	lines: ['Anna Piave', 'Via Ferrovia 12'],
};

export const toldOrder = (locale: Locale, email = 'rider@mail.example'): orders.Told => ({
	id: '3f0e8f6e-3a55-4ad0-8f0f-2f6a30e2a1c4',
	number: '26-483-0275',
	placed_at: new Date('2026-11-23T10:00:00Z'),
	email,
	locale,
	currency: 'EUR',
	goods_amount: 2309_80,
	discount_total: -100_00,
	shipping_amount: 9_90,
	total_amount: 2219_70,
	rates: [{ vat_rate: 2200, amount: cents(2219_70), net: cents(1819_43), vat: cents(400_27) }],
	details: {
		note: 'vat_included',
		prices_include_vat: true,
		invoice: { company: '', vat_number: '', tax_code: '', recipient_code: '', pec: '' },
		billing: ADDRESS,
		shipping: ADDRESS,
		pickup: null,
		courier_note: '',
		gift_note: '',
		method: 'standard',
		delivery: { from: '2026-03-10', to: '2026-03-11' },
		standard_shipping: 9_90,
		discount: { code: 'OFFICINA', kind: 'amount' },
		terms_version: 'v1',
	},
});

/** Mails about an order, each with everything that it may contain. */
export function everyOrderMail(head: MailFrame, email: string): Mail[] {
	const order = toldOrder(head.locale, email);
	const said = {
		lines: TOLD_LINES,
		transfer: {
			holder: 'Livenza S.p.A.',
			iban: 'IT60X0542811101000000123456',
			bic: 'BLOPIT22XXX',
			bank: 'Banca di prova',
			reference: order.number,
			last_day: v.parse(isoDateSchema, '2026-03-02'),
		},
		refund: { amount: 100_00, currency: 'EUR' },
		parcel: {
			carrier: 'Corriere',
			tracking_number: 'LV123',
			tracking_url: 'https://courier.example/LV123',
		},
		href: 'https://www.livenza.example/it/orders',
		isGuest: true,
	};
	const staffHead = mailFrameFor('it');
	return [
		...BUYER_MAILS.map((kind) => orders.composeOrderMail(head, kind, order, said)),
		...STAFF_MAILS.map((kind) => composeStaffMail(staffHead, kind, order, said)),
		orders.composeLinkMail(head, email, said.href),
	];
}

/** Mails to staff, in one of the desk's languages. */
export function everyMailToEditors(head: MailFrame, to: string): Mail[] {
	const locale = DESK_LOCALES.find((one) => one === head.locale);
	if (!locale) return [];
	const editor = { to, locale, titles: ['Primavera'] };
	const [page, where] = ['/it/azienda', '/it/nowhere'];
	const fault = { page, code: 'dead_link' as const, what: 'leads nowhere', where };
	const company = { entity: 'page' as const, id: 'company', path: 'slugs.it' };
	return [
		publishing.composeFailed(head, editor, fault),
		publishing.composeFailed(
			head,
			{ ...editor, titles: [] },
			{ page: null, code: 'host_away', what: 'GET /api/pages: no answer', where: null },
		),
		publishing.composeRefused(head, editor, [
			{ ...company, code: 'slug_taken', detail: 'page/quality' },
			{ ...company, path: '', code: 'live_gone', detail: null },
		]),
		publishing.composeDiffering(head, editor, {
			differing: 3,
			list: ['it/azienda.html', '_headers'],
		}),
	];
}
