import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';

interface Words {
	subject: string;
	title: string;
	text: string;
}

export interface WithdrawalMailTexts {
	facts: Record<
		| 'reference'
		| 'name'
		| 'contract'
		| 'channel'
		| 'statedAt'
		| 'until'
		| 'sendBy'
		| 'sendTo'
		| 'dueOn',
		string
	>;
	/** The statement itself, in the words of the model form of annex I. */
	statement: string;
	mails: Record<'receipt' | 'unproven' | 'accepted' | 'stopped' | 'refused' | 'refunded', Words>;
	/** Button of a receipt whose mailbox is not proven yet. */
	prove: string;
	/** Added when the last day was over. */
	late: string;
}

export const WITHDRAWAL_MAIL_TEXTS: Record<Locale, WithdrawalMailTexts> =
	loadTexts('mails/withdrawals');
