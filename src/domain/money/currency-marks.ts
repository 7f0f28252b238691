import { withPlainDashes, withoutUnseen } from '../text/dashes.ts';

/**
 * Signs and words by which people name a currency beside its code. One that several currencies
 * share (`$`, `kr`, `¥`) is taken for the currency that is expected; any other refuses the amount.
 */
const MARKS: Readonly<Record<string, string>> = {
	EUR: '€ EURO EUROS',
	USD: '$ US$ USD$ DOLLAR DOLLARS DOLLARI',
	CAD: '$ CA$ C$ CAD$',
	AUD: '$ A$ AU$',
	NZD: '$ NZ$',
	SGD: '$ S$',
	HKD: '$ HK$',
	MXN: '$ MX$',
	GBP: '£ GB£ £GB',
	JPY: '¥ JP¥ 円 YEN',
	CNY: '¥ CN¥ 元 RMB',
	CHF: 'FR FR. SFR SFR. FRANKEN',
	SEK: 'KR KR. SKR',
	NOK: 'KR KR. NKR',
	DKK: 'KR KR. DKR',
	ISK: 'KR KR. ÍKR',
	PLN: 'ZŁ ZL',
	CZK: 'KČ KC',
	HUF: 'FT',
	RON: 'LEI LEU',
	BGN: 'ЛВ ЛВ. LV LV.',
	TRY: '₺ TL',
	KRW: '₩ 원',
	INR: '₹ RS RS.',
	ILS: '₪',
	UAH: '₴ ГРН ГРН.',
	BRL: 'R$',
	THB: '฿',
	VND: '₫',
	PHP: '₱',
};

/**
 * An amount: a sign, a mark, the sign again, figures, a dash for no cents, a mark. Blanks before the
 * figures are counted, or a long row of them would take time by the cube of its length.
 */
const WRITTEN =
	/^(?<before>-?)\s{0,3}(?<head>[^\d\s.,-][^\d,-]*?)?\s{0,3}(?<inner>-?)\s{0,3}(?<figures>\d(?:[\d.,\s'’]*\d)?[.,]?)(?<none>(?<=[.,])-{1,2})?\s*(?<tail>[^\d\s.,-]\D*)?$/u;
const BLANKS = /[\s'’]/g;
/** Blanks and apostrophes only ever group: three figures behind each. */
const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;

/** Figures of an amount with its separators, and its sign. */
export interface Figures {
	isNegative: boolean;
	figures: string;
}

/**
 * Reads the figures of an amount that names its currency, or none: `€ 1.890,00`, `1 890 EUR`,
 * `-€5`, `CHF 1’890.–`. Null for another currency's mark, for figures that blanks tear apart, and
 * for other text. `%` is the mark of a percentage.
 */
export function figuresOfAmount(typed: string, unit: string): Figures | null {
	const text = withPlainDashes(withoutUnseen(typed.normalize('NFKC'))).trim();
	const {
		before,
		head = '',
		inner,
		figures = '',
		none,
		tail = '',
	} = WRITTEN.exec(text)?.groups ?? {};
	const marks = unit === '%' ? ['%'] : [unit, ...(MARKS[unit]?.split(' ') ?? [])];
	const isOwn = (mark: string) => mark === '' || marks.includes(mark.trim().toUpperCase());
	if (figures === '' || !isOwn(head) || !isOwn(tail)) return null;
	if (before !== '' && inner !== '') return null;
	const isTorn = /[\s'’]/.test(figures) && !GROUPED.test(figures);
	if (isTorn) return null;
	const plain = figures.replace(BLANKS, '');
	return {
		isNegative: before !== '' || inner !== '',
		figures: none === undefined ? plain : plain.replace(/[.,]$/, ''),
	};
}
