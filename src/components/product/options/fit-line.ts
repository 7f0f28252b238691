import { carriedTyres } from '#domain/catalogue/carried-filter.ts';
import type { Locale } from '#contract/locales.ts';
import { OPEN } from '#domain/catalogue/fit.ts';
import { BODY_NAMES } from '#i18n/fit/body-names.ts';
import { formatSeries } from '#i18n/format.ts';
import type { Translator } from '#i18n/messages.ts';

/** Tyre widths of a product and the values chosen on its page. */
interface Fitting {
	/** Narrowest and widest tyre, mm, with a space between; empty without a tyre. */
	tyres: string;
	/** Choices by place: name of the choice, its values, the chosen one, and that one's name. */
	options: readonly {
		code: string;
		values: readonly string[];
		value: string;
		chosen: string;
		name: string;
	}[];
}

/** Code of a value in an address, `n3w`. */
const CODE = /^[\w-]{1,12}$/;

/** Name of a value that the product does not have; one that no standard knows is its code. */
const absentName = (value: string) => BODY_NAMES.get(value) ?? value.toUpperCase();

/**
 * Text on which filters of an address fit, `Fits: 30 mm tyre, Shimano 11/12 (HG)`, and which do
 * not. Null if the address carries none; the printed text then stays.
 */
export function fitLine(
	t: Translator<'catalogue'>,
	locale: Locale,
	search: string,
	{ tyres, options }: Fitting,
): string | null {
	const query = new URLSearchParams(search);
	const [least = Infinity, most = 0] = tyres.split(' ').filter(Boolean).map(Number);
	const { fitting, others } = carriedTyres(search, least, most);
	const carried = options.filter(({ code }) => code !== '' && query.has(code));
	const what = [
		...(fitting.length > 0 ? [t('fit.tyre', { widths: fitting.join('/') })] : []),
		...carried.flatMap(({ value, chosen }) => (value === OPEN ? [] : [chosen])),
	];
	const said = [
		...(what.length > 0 ? [t('fit.fits', { what: formatSeries(what, locale) })] : []),
		...(others.length > 0 && tyres
			? [t('fit.notTyre', { widths: others.join('/'), least, most })]
			: []),
		...carried.flatMap(({ code, name, value, values }) => {
			const asked = query.getAll(code);
			const isMissing = value === OPEN && !asked.some((one) => values.includes(one));
			const named = formatSeries(asked.filter((one) => CODE.test(one)).map(absentName), locale);
			return isMissing && named ? [t('fit.missing', { option: name, value: named })] : [];
		}),
	];
	return said.length > 0 ? said.join(' · ') : null;
}
