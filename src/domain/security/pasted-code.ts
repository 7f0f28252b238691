/** Dashes and minus signs that word processors, sites and telephones write for a hyphen. */
const DASHES = /[\p{Pd}−ー]/gu;

/**
 * Normalizes a code that came through a mail, a document or another keyboard: half width, plain
 * hyphens, without invisible characters (zero-width space, soft hyphen, marks of direction), in one
 * piece and in capitals.
 */
export const pastedCode = (typed: string): string =>
	typed
		.normalize('NFKC')
		.replace(/[\p{Cf}\s]/gu, '')
		.replace(DASHES, '-')
		.toUpperCase();
