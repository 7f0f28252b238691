import { cents } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '../record/queries.ts';
import { ORDER_MAILS, type StaffMail } from './kinds.ts';
import type { Said } from './compose.ts';
import { ORDER_MAIL_TEXTS } from './texts.ts';

const STAFF_TEXTS = {
	held: {
		subject: (number: string) => `Ordine ${number}: importo diverso da quello dovuto`,
		text: 'È arrivato un pagamento il cui importo o la cui valuta non sono quelli dell’ordine. L’ordine è fermo: al banco si accetta il pagamento o lo si rimborsa.',
	},
	refund_failed: {
		subject: (number: string) => `Ordine ${number}: rimborso non riuscito`,
		text: 'La banca non ha accettato il rimborso. Serve un altro modo: contattare il cliente e annotarlo al banco.',
	},
	refund_came_back: {
		subject: (number: string) => `Ordine ${number}: un rimborso è tornato indietro`,
		text: 'La banca ha respinto un rimborso che risultava eseguito. L’ordine ha di nuovo il suo incasso; se c’era una nota di credito, una nota di debito la annulla. Il cliente crede di essere stato rimborsato: contattarlo e riprovare al banco.',
	},
	refund_unmatched: {
		subject: (number: string) => `Ordine ${number}: rimborso fatto fuori dal banco`,
		text: 'Sul sito del fornitore dei pagamenti è stato fatto un rimborso: è registrato, con l’IVA e l’eventuale nota di credito, e il cliente è avvisato. Dal solo importo non si capisce a quali articoli si riferisce, oppure c’è un pacco pronto o un reso aperto: controllare l’ordine e confermarlo al banco.',
	},
	disputed: {
		subject: (number: string) => `Ordine ${number}: pagamento contestato`,
		text: 'Il titolare della carta contesta il pagamento. Spedizioni e rimborsi sono bloccati; rispondere al fornitore dei pagamenti entro il termine.',
	},
} as const satisfies Record<StaffMail, object>;

type Told = Pick<OrderRow, 'id' | 'number' | 'total_amount' | 'currency'>;

/** Composes a mail to staff, in Italian; its button opens the order at the desk. */
export function composeStaffMail(
	head: MailFrame,
	kind: StaffMail,
	{ id, number, total_amount, currency }: Told,
	{ refund }: Pick<Said, 'refund'> = {},
): Mail {
	const words = STAFF_TEXTS[kind];
	const { facts } = ORDER_MAIL_TEXTS[head.locale];
	const money = (amount: number, its: string) => formatMoney(cents(amount), its, head.locale);
	const back = refund
		? [{ label: facts.refunded, value: money(refund.amount, refund.currency) }]
		: [];
	return compose(head, {
		kind: ORDER_MAILS[kind],
		person: { to: head.company.email, name: '' },
		subject: words.subject(number),
		title: words.subject(number),
		isPersonal: true,
		parts: [
			{ kind: 'text', text: words.text },
			{
				kind: 'facts',
				rows: [
					{ label: facts.number, value: number },
					{ label: facts.total, value: money(total_amount, currency) },
					...back,
				],
			},
			{ kind: 'button', label: 'Apri il banco', href: `${head.siteUrl}/desk#/orders/${id}/show` },
		],
	});
}
