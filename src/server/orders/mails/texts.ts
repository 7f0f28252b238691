import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { BuyerMail } from './kinds.ts';

interface Words {
	subject: string;
	title: string;
	text: string;
	/** Added to the text where carbon wheels were bought. */
	carbon?: string;
	/** Replaces the texts where the goods are picked up from a dealer. */
	pickup?: { subject?: string; title?: string; text: string };
}

export interface OrderMailTexts {
	facts: Record<
		| 'number'
		| 'total'
		| 'refunded'
		| 'owed'
		| 'deliveryBy'
		| 'guaranteeUntil'
		| 'carrier'
		| 'tracking'
		| 'holder'
		| 'iban'
		| 'bic'
		| 'bank'
		| 'reference'
		| 'lastDay',
		string
	>;
	see: string;
	pay: string;
	/** How long the link opens the order. */
	linkNote: string;
	/** Added where a parcel is only a part of the order. */
	inParts: string;
	trackingLink: string;
	mails: Record<BuyerMail, Words>;
	link: { subject: string; title: string; text: string; button: string };
}

export const ORDER_MAIL_TEXTS: Record<Locale, OrderMailTexts> = loadTexts('mails/orders');
