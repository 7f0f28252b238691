import { plainSigns } from '../text/dashes.ts';

/**
 * Normalizes a code that came through a mail, a document or another keyboard: half width, plain
 * hyphens, without blanks and invisible characters, in one piece and in capitals.
 */
export const pastedCode = (typed: string): string =>
	plainSigns(typed)
		.replace(/[\s\p{Cc}]/gu, '')
		.toUpperCase();
