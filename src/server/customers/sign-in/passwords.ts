import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_CUSTOMER_PASSWORD_LENGTH } from '#contract/customers/fields.ts';
import { isDecoratedWord, plainPassword } from '#server/identity/passwords.ts';

/** Commonest passwords of at least the minimum length; shorter ones are refused anyway. */
const COMMONEST = new Set(
	dictionary['passwords-common'].filter((word) => word.length >= MIN_CUSTOMER_PASSWORD_LENGTH),
);

/** Length from which few different characters are allowed. */
const LONG = 16;

/** True if a customer's password is among the first that an attacker would try. */
export function isEarlyGuess(password: string, email: string): boolean {
	const plain = plainPassword(password);
	const characters = [...plain];
	if (characters.length < MIN_CUSTOMER_PASSWORD_LENGTH) return true;
	if (characters.length < LONG && new Set(characters).size < 3) return true;
	return COMMONEST.has(plain) || isDecoratedWord(password, email);
}
