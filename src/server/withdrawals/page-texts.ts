import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';

interface PageTexts {
	/** Wording of the decree, or as clear: the link, the page and the second button. */
	title: string;
	confirm: string;
	lead: string;
	fields: Record<'name' | 'contract' | 'email', string>;
	summary: string;
	errors: Record<'name' | 'contract' | 'email', string>;
	review: string;
	reviewTitle: string;
	statement: string;
	until: string;
	late: string;
	edit: string;
	receivedTitle: string;
	received: string;
	unproven: string;
	reference: string;
	statedAt: string;
	next: string;
	prove: string;
	proveText: string;
	unknown: string;
	unknownText: string;
	refused: string;
	refusedText: string;
	tooMany: string;
}

/** Texts of the withdrawal pages that the host prints. */
export const PAGE_TEXTS: Record<Locale, PageTexts> = loadTexts('pages/withdrawal');
