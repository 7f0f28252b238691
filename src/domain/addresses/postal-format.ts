import { plainSigns } from '../text/dashes.ts';
import { plainDigits } from '../text/digits.ts';
import { listSigns } from './country-signs.ts';

/**
 * Formats of codes other than plain digits: the groups, the separators of their post and, where
 * letters belong to the code, its prefix.
 */
const WRITTEN: readonly (readonly [countries: string, groups: RegExp, form: string])[] = [
	['PL', /^(\d\d)(\d{3})$/, '$1-$2'],
	['PT', /^(\d{4})(\d{3})$/, '$1-$2'],
	['JP', /^(\d{3})(\d{4})$/, '$1-$2'],
	['BR', /^(\d{5})(\d{3})$/, '$1-$2'],
	['IR', /^(\d{5})(\d{5})$/, '$1-$2'],
	['US AS FM GU MH MP PR PW VI', /^(\d{5})(\d{4})$/, '$1-$2'],
	['SE CZ SK GR', /^(\d{3})(\d\d)$/, '$1 $2'],
	['LB', /^(\d{4})(\d{4})$/, '$1 $2'],
	['CA', /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
	['GB GG IM JE', /^([A-Z]{1,2}\d[A-Z\d]?|GIR)(\d[A-Z]{2})$/, '$1 $2'],
	['GB', /^(BFPO)(\d{1,4})$/, '$1 $2'],
	['AC FK GI GS IO PN SH TA TC', /^([A-Z]{4}|GX11)(1[A-Z]{2})$/, '$1 $2'],
	['IE', /^([A-Z]\d[\dW])([A-Z\d]{4})$/, '$1 $2'],
	['NL', /^(\d{4})([A-Z]{2})$/, '$1 $2'],
	['MT', /^([A-Z]{3})(\d{2,4})$/, '$1 $2'],
	['BM', /^([A-Z]{2})([A-Z\d]{2})$/, '$1 $2'],
	['SO', /^([A-Z]{2})(\d{5})$/, '$1 $2'],
	['PE', /^(LIMA|CALLAO)(\d{1,2})$/, '$1 $2'],
	['SV', /^(?:CP)?(\d{4})$/, 'CP $1'],
	['LV', /^(\d{4})$/, 'LV-$1'],
	['AD', /^(\d{3})$/, 'AD$1'],
	['BB', /^(\d{5})$/, 'BB$1'],
	['VC', /^(\d{4})$/, 'VC$1'],
	['VG', /^(\d{4})$/, 'VG$1'],
	['KY', /^(?:KY)?(\d)(\d{4})$/, 'KY$1-$2'],
	['BN', /^([A-Z]{2})(\d{4})$/, '$1$2'],
	['SZ', /^([HLMS])(\d{3})$/, '$1$2'],
	['AR', /^([A-HJ-NP-Z])(\d{4})([A-Z]{3})$/, '$1$2$3'],
	// Written as one, and often dictated in two groups.
	['IN', /^(\d{3})(\d{3})$/, '$1$2'],
	['CL', /^(\d{3})(\d{4})$/, '$1$2'],
	['TW', /^(\d{3})(\d{2,3})$/, '$1$2'],
	['CR', /^(\d{3})(\d{4})$/, '$1-$2'],
];

/** Words and signs for a postal code that people write before it. */
const LABEL =
	/^\s*(?:〒|(?:郵便番号|우편번호|[邮郵]编|邮政编码|郵遞區號)[\s.:]*|(?:CAP|PLZ|POSTLEITZAHL|CEP|C\.?P\.?|C[OÓ]D(?:E|IGO|ICE)?\.?\s?POSTALE?|N\.?P\.?A|ZIP(?: CODE)?|POST(?:AL ?)?CODE|POSTN(?:R|UMMER)|KOD(?:\sPOCZTOWY)?|PSČ|IRSZ|ИНД(?:ЕКС)?|[TΤ]\.?\s?[KΚ])(?!\p{L})[.:]*\s*(?=\d))/iu;

/** Converts a typed code to half width and upper case, with single spaces and plain hyphens. */
const toPlain = (typed: string): string =>
	plainDigits(plainSigns(typed))
		.replace(LABEL, '')
		.replace(/[()]|[\s.,;-]+$/g, '')
		.replace(/-[\s-]*-/g, '-')
		.replace(/\s+/g, ' ')
		.trim()
		.toUpperCase();

/** Splits a code at its hyphens, without spaces and dots; null where it contains anything else. */
function toPieces(code: string): string[] | null {
	const pieces = code.split('-').map((piece) => piece.replace(/[\s.]/g, ''));
	return pieces.every((piece) => /^[A-Z\d]+$/.test(piece)) ? pieces : null;
}

/**
 * Writes a code in its country's own form; null where it is none. A hyphen counts only where the
 * country has one or a gap: `31-015` is a code of Kraków and not of Treviso's province.
 */
function inForm(pieces: readonly string[], country: string): string | null {
	const code = pieces.join('');
	for (const [countries, groups, form] of WRITTEN) {
		const found = countries.split(' ').includes(country) ? groups.exec(code) : null;
		if (!found) continue;
		const [, ...parts] = found;
		const isSplitSo = pieces.length === 1 || pieces.join(' ') === parts.join(' ');
		return isSplitSo ? code.replace(groups, form) : null;
	}
	return pieces.length === 1 && /^\d+$/.test(code) ? code : null;
}

/** Removes the country's letters before the pieces, in each way that leaves a code. */
function withoutLetters(pieces: readonly string[], country: string): string[][] {
	const [first = '', ...rest] = pieces;
	return listSigns(country).flatMap((sign) => {
		if (first === sign) return [rest];
		return first.startsWith(sign) ? [[first.slice(sign.length), ...rest]] : [];
	});
}

/**
 * Formats a postal code as its country's post writes it, however it was typed: with or without gaps
 * and hyphens, with the country's letters before it (`D-80331`, `LT LT-01103`), in any width and
 * case. Text that cannot be a code of the country stays as typed, so that validation rejects it.
 */
export function formatPostalCode(typed: string, country: string): string {
	const plain = toPlain(typed);
	const pieces = toPieces(plain);
	if (!pieces) return plain;
	// `LT LT-01103`: the same letters twice, with anything between.
	const once = withoutLetters(pieces, country);
	const twice = once.flatMap((left) => withoutLetters(left, country));
	for (const left of [pieces, ...once, ...twice]) {
		const code = inForm(left, country);
		if (code !== null) return code;
	}
	return plain;
}
