import type { IsoDate } from '#contract/units.ts';
import type { FormField } from '#contract/forms/forms.ts';
import { plainSigns } from '../text/dashes.ts';
import { phoneText } from './phone-text.ts';

/** First element of a value that a control sent as a list. */
function takeFirst(value: unknown): unknown {
	return Array.isArray(value) ? value[0] : value;
}

/** True if a box was ticked. A list counts by its first element. */
export function getAccepted(value: unknown): boolean {
	const first = takeFirst(value);
	return first === true || ['1', 'true', 'on', 'yes', 'si'].includes(String(first));
}

const MANY_LINES = new Set(['textarea']);
/** Controls whose letters and digits mean the same in any width. */
const PLAIN = new Set(['email', 'phone_prefix']);

/**
 * Normalizes text for storage: composed, trimmed, and on one line unless the control has more, so
 * that typed text cannot become a mail header.
 */
export function toText({ vue_type }: Pick<FormField, 'vue_type'>, value: unknown): string {
	const first = takeFirst(value);
	if (typeof first !== 'string') return '';
	const composed = first.normalize('NFC').replace(/\r\n?/g, '\n');
	const clean = MANY_LINES.has(vue_type)
		? composed.replace(/[^\P{Cc}\n\t]/gu, '')
		: composed.replace(/\p{Cc}+/gu, ' ');
	if (vue_type === 'tel') return phoneText(clean);
	if (!PLAIN.has(vue_type)) return clean.trim();
	const plain = clean.normalize('NFKC').trim();
	return vue_type === 'email' ? plain.replace(/[\p{L}\p{M}\p{N}.-]+$/u, plainDomain) : plain;
}

/** Domain as mail servers know it, `xn--mnchen-3ya.example`. Old browsers leave it to the host. */
const plainDomain = (domain: string): string =>
	URL.parse?.(`https://${domain}`)?.hostname ?? domain;

/** Digits of a typed number, full-width ones too; null if it contains anything else. */
export function toDigits(value: string): string | null {
	const plain = plainSigns(value).replace(/[\s()./-]/g, '');
	return /^\d+$/.test(plain) ? plain : null;
}

/**
 * Formats a number and its prefix as E.164 (`+390438123456`); null if they are not valid.
 * A leading zero is dropped except in Italy and San Marino, where it belongs to the number.
 */
export function findPhone(prefix: string, national: string): string | null {
	const digits = toDigits(national);
	const country = toDigits(prefix.replace(/^\s*(?:\+|00)/, ''));
	if (digits === null || country === null || country === '') return null;
	const keepsZero = country === '39' || country === '378';
	const number = `+${country}${keepsZero ? digits : digits.replace(/^0/, '')}`;
	return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** Normalizes an e-mail address: the part after the last `@` is the same in any case. */
export function toEmail(address: string): string {
	const at = address.lastIndexOf('@');
	return `${address.slice(0, at + 1)}${address.slice(at + 1).toLowerCase()}`;
}

/** Parses a calendar day, `2028-02-29`; null for anything else, 30 February included. */
export function findDay(value: string): IsoDate | null {
	return isDay(value) ? value : null;
}

function isDay(value: string): value is IsoDate {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const time = Date.parse(`${value}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}
