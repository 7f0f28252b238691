import type { InvoiceBuyer } from './invoice.ts';
import { latin } from './latin.ts';

/** Characters that the schema's address fields take. */
const LONGEST = 60;

/** Japan's prefectures by their code, 1 to 47 (JIS X 0401), as maps in Latin letters have them. */
const PREFECTURES =
	`Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo
	Kanagawa Niigata Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka
	Hyogo Nara Wakayama Tottori Shimane Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi Fukuoka
	Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa`.split(/\s+/);

const HAN = /\p{Script=Han}+/gu;
const hasHan = (text: string) => text.search(HAN) >= 0;

type Part = 'line1' | 'line2' | 'district';

/** Part of an address; Chinese characters of a Japanese one are left out, for lack of a reading. */
function toPart(buyer: InvoiceBuyer, part: Part): string {
	const text = buyer[part];
	return buyer.country === 'JP'
		? text
				.replace(HAN, ' ')
				.replace(/^[\s-]+/, '')
				.trim()
		: text;
}

/** Street; abroad the postal code follows it, and stays whole however long the street is. */
export function toStreet(buyer: InvoiceBuyer, isHere: boolean): string {
	const parts = (['line1', 'line2', 'district'] as const).map((part) => toPart(buyer, part));
	const own = parts.filter(Boolean).join(', ');
	const street = buyer.latin_address && !hasLatin(own) ? buyer.latin_address : own;
	const code = isHere ? '' : buyer.postal_code;
	if (code === '') return latin(street, LONGEST, buyer.country);
	if (street === '') return latin(code, LONGEST);
	return `${latin(street, LONGEST - code.length - 2, buyer.country)}, ${latin(code, LONGEST)}`;
}

/** Town; a Japanese one that was not given in other letters is replaced by its prefecture. */
export function toTown({ country, city, region }: InvoiceBuyer): string {
	const prefecture = PREFECTURES[Number(region) - 1];
	const isUnread = country === 'JP' && (city === '' || hasHan(city));
	if (isUnread && prefecture !== undefined) return prefecture;
	return latin(city || region, LONGEST, country);
}

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Name in the letters of the e-invoice, by its reading where one was given. */
export const nameLatin = (name: string, reading: string | undefined, country: string): string =>
	latin(reading && !hasLatin(name) ? reading : name, LONGEST, country);

/**
 * Whole name that the buyer wrote in Latin letters beside their own; null where there is none, and
 * where the name has Latin letters itself.
 */
export function findLatinName({
	given_name,
	family_name,
	latin_name,
}: InvoiceBuyer): string | null {
	return latin_name && !hasLatin(given_name + family_name) ? latin(latin_name, 80) : null;
}
