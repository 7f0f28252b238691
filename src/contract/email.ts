/**
 * Single address that every mail server reads alike: no quotes, no comments, no part longer than
 * servers take. Domains in other scripts are spelt `xn--`. Both letter cases are written out, since
 * patterns in JSON Schema have no flags, and third-party hosts use our schema.
 */
export const EMAIL =
	/^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-zA-Z\d]([a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+([a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z\d-]{1,59})$/;

/** Maximum characters of an address in the envelope of a mail. */
export const LONGEST_EMAIL = 254;

/** True if a text is a valid e-mail address. */
export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);
