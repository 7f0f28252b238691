import type { BuyerMail } from '../kinds.ts';

interface Words {
	subject: (number: string) => string;
	title: string;
	text: string;
}

export interface OrderMailTexts {
	facts: Record<
		| 'number'
		| 'total'
		| 'refunded'
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
	trackingLink: string;
	mails: Record<BuyerMail, Words>;
	link: { subject: string; title: string; text: string; button: string };
}
