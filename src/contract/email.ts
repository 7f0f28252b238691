/**
 * One address that every mail server reads alike: no quotes, no comments, no part longer than servers
 * take. Domains in other scripts are spelt `xn--`.
 */
export const EMAIL =
	/^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Characters that fit into the envelope of a mail. */
export const LONGEST_EMAIL = 254;

/** Whether a text is such an address. */
export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);
