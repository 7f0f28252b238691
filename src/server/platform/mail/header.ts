const MAX_HEADER_LENGTH = 200;

/** Value for one line of a mail's head: characters that could end the line become a space. */
export function singleLine(text: string): string {
	return text
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
		.trim()
		.slice(0, MAX_HEADER_LENGTH);
}

/**
 * Narrower than the standard: no quotes, no comments, nothing that one mail server reads as one
 * address and the next as two.
 */
const ONE_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;

export const isOneAddress = (text: string): boolean => ONE_ADDRESS.test(text);

/** Throws for any other address; forms have rejected those long before, so it would be a bug. */
export function assertOneAddress(text: string): void {
	if (!isOneAddress(text))
		throw new Error('Invalid recipient of a mail: expected one plain address');
}
