import * as v from 'valibot';
import { isoDateSchema } from '#contract/units.ts';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import type { MailFrame } from '../../src/server/platform/mail/compose.ts';
import * as orders from '../../src/server/orders/mails/compose.ts';
import { BUYER_MAILS } from '../../src/server/orders/mails/kinds.ts';
import * as publishing from '../../src/server/publishing/mails/compose.ts';
import type { Mail } from '../../src/server/platform/mail/outbox.ts';
import { mailFrameFor } from './mail-frame.ts';

/** Mails about an order, with all that any of them may say. */
export function everyOrderMail(head: MailFrame, email: string): Mail[] {
	const order = { number: '26-483-0275', email, total_amount: 2290_00, currency: 'EUR' };
	const said = {
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
	const house = mailFrameFor('it');
	return [
		...BUYER_MAILS.map((kind) => orders.composeOrderMail(head, kind, order, said)),
		...(['held', 'refund_failed', 'disputed'] as const).map((kind) =>
			orders.composeHouseMail(house, kind, order),
		),
		orders.composeLinkMail(head, email, said.href),
	];
}

/** Mails to staff, who read one of the desk's languages. */
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
			{ page: null, code: null, what: 'the host did not answer', where: null },
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
