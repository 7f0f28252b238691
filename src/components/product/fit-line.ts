import { carriedTyres } from '#domain/carried-filter.ts';
import type { Locale } from '#contract/locales.ts';
import { OPEN } from '#domain/fit.ts';
import { formatSeries } from '#i18n/format.ts';
import type { Translator } from '#i18n/messages.ts';

/** Tyre widths of a product and the values chosen on its page. */
interface Fitting {
	/** Narrowest and widest tyre, mm, with a space between; empty without a tyre. */
	tyres: string;
	/** Choices by place: name of the choice, its chosen value, and that value's name. */
	options: readonly { code: string; value: string; chosen: string; name: string }[];
}

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
		...carried
			.filter(({ value, chosen }) => value === OPEN && chosen === '')
			.map(({ name }) => t('fit.missing', { option: name })),
	];
	return said.length > 0 ? said.join(' · ') : null;
}
