import type { Product, RimSection } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { tyreRange } from '#domain/fit-bench/tyre.ts';
import { rulesToday } from '../site/rules-today.ts';
import { toCard } from '../catalogue/catalogue.ts';
import type { PriceText } from '../parts/model.ts';
import { type BlockContext, getProduct } from './block-parts.ts';

/** Wheel at whose height a slider of sections stops. */
export interface SectionStop {
	id: string;
	name: string;
	href: string;
	lang: Locale | null;
	rim: RimSection;
	/** Weight of the pair, g; null if it is not sold as one. */
	weight_g: number | null;
	/** Width of the drawn tyre, mm; null if the data sheet names none. */
	tyre_mm: number | null;
	price: PriceText | null;
}

/** Usual tyre of the road, mm; a wheel that does not take it is drawn with its narrowest one. */
const USUAL_TYRE_MM = 28;

function toTyre({ site, locale }: BlockContext, { specifications, drawing }: Product) {
	const find = (asked: string) => {
		const value = specifications.find(({ code }) => code === asked)?.value;
		return typeof value === 'number' ? value : null;
	};
	const [least_mm, most_mm] = [find('tyre_width_min'), find('tyre_width_max')];
	if (least_mm === null || most_mm === null) return null;
	const is_hookless = drawing?.rim?.is_hookless ?? null;
	const measures = { inner_mm: find('rim_inner_width'), least_mm, most_mm, is_hookless };
	const [least, most] = tyreRange(measures, rulesToday(site, locale));
	return USUAL_TYRE_MM >= least && USUAL_TYRE_MM <= most ? USUAL_TYRE_MM : least;
}

/** Wheels with a section by rising height; of several of one height the first that is named. */
export function listSections(context: BlockContext, ids: readonly string[]): SectionStop[] {
	const { site, locale } = context;
	const seen = new Set<number>();
	return ids
		.flatMap((id): SectionStop[] => {
			const product = getProduct(context, id);
			const rim = product.drawing?.rim;
			if (!rim || seen.has(rim.height_mm)) return [];
			seen.add(rim.height_mm);
			const { name, href, lang, price } = toCard(site, locale, product);
			const weight = product.specifications.find(({ code }) => code === 'wheelset_weight')?.value;
			const weight_g = typeof weight === 'number' ? weight : null;
			return [{ id, name, href, lang, rim, weight_g, tyre_mm: toTyre(context, product), price }];
		})
		.toSorted((a, b) => a.rim.height_mm - b.rim.height_mm);
}
