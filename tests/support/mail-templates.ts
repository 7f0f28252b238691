import * as v from 'valibot';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { isoDateSchema } from '#contract/units.ts';
import { WATCH_KINDS } from '#contract/wishlist/watches.ts';
import { cents } from '#domain/money/money.ts';
import * as customers from '../../src/server/customers/mails/customers.ts';
import { composeAnswer, composeCompanyNotice } from '../../src/server/forms/mails/company.ts';
import * as notices from '../../src/server/wishlist/mails/notices.ts';
import * as newsletter from '../../src/server/newsletter/mails/newsletter.ts';
import * as receipts from '../../src/server/forms/mails/receipts.ts';
import { composeSupportReceipt } from '../../src/server/wheels/mails/support.ts';
import { composeRejection } from '../../src/server/wheels/mails/rejection.ts';
import * as wheels from '../../src/server/wheels/mails/wheels.ts';
import { composeStoreRequest } from '../../src/server/visits/mails/store-request.ts';
import { composeVisitReceipt } from '../../src/server/visits/mails/visit-receipt.ts';
import { RETURN_STATUSES } from '#contract/orders/states.ts';
import { composeReturnMail } from '../../src/server/returns/mails/compose.ts';
import * as withdrawals from '../../src/server/withdrawals/mails/compose.ts';
import type { Mail } from '../../src/server/platform/mail/outbox.ts';
import { mailFrameFor } from './mail-frame.ts';
import { everyMailToEditors, everyOrderMail, TOLD_LINES } from './mail-templates-parts.ts';

/** Text that a person may have typed, in every place where a mail repeats it. */
export interface Typed {
	name: string;
	text: string;
}

const PLAIN: Typed = { name: 'Cliente', text: 'Quale mozzo monta la ruota?' };
const TOKEN = 'a'.repeat(43);
const REFERENCE = 'LV-7K3M9Q';
const RECEIVED_ON = v.parse(isoDateSchema, '2026-03-02');

const SHOP = {
	id: 'treviso',
	name: 'Cicli delle Mura',
	street: 'Viale Burchiellati 41',
	postal_code: '31100',
	city: 'Treviso',
	country: 'IT',
	phone: '+39 0422 000000',
	email: 'negozio@shops.example',
	ranges: ['Kleos RD'],
	latitude: 45.66,
	longitude: 12.24,
};
const VISIT = { shop: SHOP, wheel: 'Kleos RD 50: XDR', code: 'KRD50-XDR-BK', when: 'Sabato' };

/** Every kind of mail that the site sends, in one language. */
export function everyMail(locale: Locale, { name, text }: Typed = PLAIN): Mail[] {
	const head = mailFrameFor(locale);
	const to = 'rider@mail.example';
	const receipt = { reference: REFERENCE, form: 'Modulo', received_on: RECEIVED_ON, fileCount: 2 };
	const wheel = { product: 'Kleos RD 50', serial_number: 'MQC50A250117' };
	const secrets = { confirm_token: TOKEN, unsubscribe_token: TOKEN };
	const told = {
		picture: null,
		article: {
			id: 'kleos-rd-50-hg',
			code: 'KLEOS-RD-50-HG',
			name: 'HG',
			availability: 'in_stock' as const,
			is_shown: true,
			is_sold: true,
			features: [],
			product: {
				id: 'kleos-rd-50',
				name: 'Kleos RD 50',
				brand: 'Livenza',
				category_id: 'wheels',
				category: 'Ruote',
				locale,
				slug: 'kleos-rd-50',
				range: 'Kleos RD',
				is_carbon_wheel: true,
				durability: null,
				picture: null,
			},
		},
		end_token: TOKEN,
		standing: { currency: 'EUR', amount: cents(2290_00), isAvailable: true },
	};
	const summary = {
		reference: REFERENCE,
		purchase_date: '2026-03-01',
		fileCount: 1,
		wheels: [
			{
				...wheel,
				picture: null,
				outcome: 'success' as const,
				legal_ends_on: '2028-03-01',
				extension_ends_on: '2030-03-01',
				passport_token: TOKEN,
			},
			{
				serial_number: text,
				product: '',
				picture: null,
				outcome: 'not_found' as const,
				legal_ends_on: null,
				extension_ends_on: null,
				passport_token: null,
			},
		],
	};
	const back = {
		row: {
			reference: '26-483-0275-R1',
			way: 'label' as const,
			refusal: '',
			goods_amount: 1890_00,
			shipping_amount: 0,
		},
		order: { number: '26-483-0275', email: to, currency: 'EUR' },
	};
	const page = {
		href: 'https://www.livenza.example/it/orders',
		isGuest: true,
		to: ['Livenza'],
		label: null,
		arrived: null,
	};
	const stated = {
		reference: 'RC-7K3M9QAB',
		name,
		contract: text,
		email: to,
		stated_at: new Date('2026-03-02T10:00:00Z'),
		withdraw_until: '2026-03-16',
		is_late: true,
	};
	const until = v.parse(isoDateSchema, '2026-03-16');
	return [
		...RETURN_STATUSES.filter((status) => status !== 'refunding').map((status) =>
			composeReturnMail(head, status, back, page),
		),
		composeReturnMail(head, 'received', back, {
			...page,
			arrived: {
				lines: TOLD_LINES,
				came: [{ position: 0, quantity: 1 }],
				missing: [{ position: 1, quantity: 2 }],
				pictures: new Map(),
				files: [],
			},
		}),
		withdrawals.composeReceipt(head, stated, null),
		withdrawals.composeReceipt(head, stated, `https://www.livenza.example/api/x?token=${TOKEN}`),
		withdrawals.composeDecision(head, 'accepted', stated, { to: ['Livenza'], send_by: until }),
		withdrawals.composeDecision(head, 'stopped', stated, {}),
		withdrawals.composeDecision(head, 'refused', stated, { refusal: text }),
		withdrawals.composeDecision(head, 'refunded', stated, {}),
		withdrawals.composeStaffNotice(mailFrameFor('it'), stated, {
			order: '26-483-0275',
			due_on: until,
		}),
		receipts.composeContactReceipt(head, to, receipt),
		receipts.composeApplicationReceipt(head, to, { ...receipt, position: text }),
		receipts.composeApplicationReceipt(head, to, { ...receipt, position: '' }),
		receipts.composeRetailerReceipt(head, to, receipt),
		composeSupportReceipt(head, to, receipt),
		composeVisitReceipt(head, to, { ...receipt, wheel: 'Kleos RD 50: XDR', shop: SHOP }),
		composeStoreRequest(head, { ...VISIT, name, email: to, sender: locale, reference: REFERENCE }),
		newsletter.composeNewsletterConfirm(head, to, secrets),
		newsletter.composeNewsletterAlready(head, to, secrets),
		newsletter.composeNewsletterWelcome(head, to, secrets),
		notices.composeConfirm(head, to, { ...told, kind: 'cheaper', confirm_token: TOKEN }),
		notices.composeAlready(head, to, { ...told, kind: 'cheaper' }),
		...WATCH_KINDS.map((kind) => notices.composeNews(head, to, { ...told, kind })),
		wheels.composeWarrantySummary(head, to, { ...summary, certificate: null }),
		wheels.composeWarrantySummary(head, to, {
			...summary,
			certificate: { file_name: 'certificato.pdf', mime: 'application/pdf', base64: 'JVBERi0=' },
		}),
		composeRejection(head, to, {
			...wheel,
			reference: REFERENCE,
			reason: 'unreadable',
			text,
			token: TOKEN,
		}),
		wheels.composePassportLink(head, to, { ...wheel, token: TOKEN }),
		wheels.composeTransferOffer(head, to, { ...wheel, token: TOKEN }),
		wheels.composeTransferDone(head, { to, name }, wheel),
		...(['confirm', 'known', 'reset', 'unknown'] as const).map((kind) =>
			customers.composeAccountLink(head, kind, { to, name }, TOKEN),
		),
		customers.composeEmailConfirm(head, to, TOKEN),
		customers.composeEmailTaken(head, { to, name }),
		customers.composeEmailOld(head, { to, name }),
		customers.composePasswordChanged(head, { to, name }),
		customers.composeDeleted(head, { to, name }),
		...everyOrderMail(head, to),
		...everyMailToEditors(head, to),
		composeAnswer(head, {
			to,
			text,
			receipt: { ...receipt, fileCount: 0 },
		}),
		composeCompanyNotice(mailFrameFor('it'), {
			form: 'Contatti',
			reference: REFERENCE,
			subject: text,
			sender: locale,
		}),
	];
}

/** Rows of a test: each language with each kind. */
export const MAILS = LOCALES.flatMap((locale) =>
	everyMail(locale).map((mail) => ({ locale, kind: mail.kind, mail })),
);
