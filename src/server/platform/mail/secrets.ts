/** A secret behind the address of one of our pages. */
const SECRET = /(https?:\/\/[^\s#]+#)[\w-]{20,}/g;

/**
 * Text of a mail for others than its reader: a link in it opens somebody's wheel or answers in
 * somebody's name, so what makes it open is left out.
 */
export function withoutSecrets(text: string): string {
	return text.replace(SECRET, '$1…');
}
