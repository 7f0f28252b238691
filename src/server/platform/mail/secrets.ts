/** Secret in the address of one of our pages. */
const SECRET = /(https?:\/\/[^\s#]+#)[\w-]{20,}/g;

/**
 * Text of a mail for readers other than its recipient. A link in it opens a wheel or answers in the
 * recipient's name, so its secret is left out.
 */
export function withoutSecrets(text: string): string {
	return text.replace(SECRET, '$1…');
}
