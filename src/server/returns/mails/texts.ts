import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { ReturnMail } from './kinds.ts';

interface Words {
	subject: string;
	title: string;
	text: string;
	/** To buyers who send the parcel by their own courier, if the text differs. */
	own?: string;
}

export interface ReturnMailTexts {
	facts: Record<'reference' | 'order' | 'refund' | 'sendTo', string>;
	/** If not all goods have come: received and missing goods, and the next step. */
	part: Pick<Words, 'subject' | 'title' | 'text'> & Record<'came' | 'missing', string>;
	see: string;
	/** How long a guest's link works. */
	linkNote: string;
	mails: Record<ReturnMail, Words>;
}

export const RETURN_MAIL_TEXTS: Record<Locale, ReturnMailTexts> = loadTexts('mails/returns');
