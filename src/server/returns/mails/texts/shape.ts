import type { ReturnMail } from '../kinds.ts';

interface Words {
	subject: (reference: string) => string;
	title: string;
	text: string;
	/** To whoever sends the parcel by a courier of their own, where that differs. */
	own?: string;
}

export interface ReturnMailTexts {
	facts: Record<'reference' | 'order' | 'refund' | 'sendTo', string>;
	/** Where not all has come: what came, what did not, and what follows. */
	part: Pick<Words, 'subject' | 'title' | 'text'> & Record<'came' | 'missing', string>;
	see: string;
	/** How long a guest's link works. */
	linkNote: string;
	mails: Record<ReturnMail, Words>;
}
