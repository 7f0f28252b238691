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
	const street = parts.filter(Boolean).join(', ');
	const code = isHere ? '' : buyer.postal_code;
	if (code === '') return latin(street, LONGEST);
	if (street === '') return latin(code, LONGEST);
	return `${latin(street, LONGEST - code.length - 2)}, ${latin(code, LONGEST)}`;
}

/** Town; a Japanese one that was not given in other letters is replaced by its prefecture. */
export function toTown({ country, city, region }: InvoiceBuyer): string {
	const prefecture = PREFECTURES[Number(region) - 1];
	const isUnread = country === 'JP' && (city === '' || hasHan(city));
	if (isUnread && prefecture !== undefined) return prefecture;
	return latin(city || region, LONGEST);
}

/** Name in the letters of the e-invoice, by its reading where one was given. */
export function nameLatin(name: string, reading: string | undefined): string {
	return latin(reading && !/\p{Script=Latin}/u.test(name) ? reading : name, LONGEST);
}
