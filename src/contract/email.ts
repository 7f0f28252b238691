/**
 * One address that every mail server reads alike: no quotes, no comments, no part longer than servers
 * take. Domains in other scripts are spelt `xn--`. Both cases are written out: JSON schema has patterns
 * without flags, and hosts of others go by ours.
 */
export const EMAIL =
	/^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-zA-Z\d]([a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+([a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z\d-]{1,59})$/;

/** Characters that fit into the envelope of a mail. */
export const LONGEST_EMAIL = 254;

/** Whether a text is such an address. */
export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);
