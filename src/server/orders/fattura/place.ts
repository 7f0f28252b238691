import type { InvoiceBuyer } from './invoice.ts';
import { latin } from './latin.ts';

/** Values that the schema's fields of an address take. */
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

/** A part of an address; Japanese characters, whose reading nobody gave, are left out of it. */
function partOf(buyer: InvoiceBuyer, part: Part): string {
	const text = buyer[part];
	return buyer.country === 'JP'
		? text
				.replace(HAN, ' ')
				.replace(/^[\s-]+/, '')
				.trim()
		: text;
}

/** The street; abroad the postal code behind it, which stays whole however long the street is. */
export function streetOf(buyer: InvoiceBuyer, isHere: boolean): string {
	const parts = (['line1', 'line2', 'district'] as const).map((part) => partOf(buyer, part));
	const street = parts.filter(Boolean).join(', ');
	const code = isHere ? '' : buyer.postal_code;
	if (code === '') return latin(street, LONGEST);
	if (street === '') return latin(code, LONGEST);
	return `${latin(street, LONGEST - code.length - 2)}, ${latin(code, LONGEST)}`;
}

/** The town; a Japanese one that was not given in other letters is told by its prefecture. */
export function townOf({ country, city, region }: InvoiceBuyer): string {
	const prefecture = PREFECTURES[Number(region) - 1];
	const isUnread = country === 'JP' && (city === '' || hasHan(city));
	if (isUnread && prefecture !== undefined) return prefecture;
	return latin(city || region, LONGEST);
}

/** A name in the letters of the e-invoice: after its reading where one was given. */
export function nameLatin(name: string, reading: string | undefined): string {
	return latin(reading && !/\p{Script=Latin}/u.test(name) ? reading : name, LONGEST);
}
