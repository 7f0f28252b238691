import type { Product } from '#contract/content/catalogue.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import type { Locale } from '#contract/locales.ts';
import { mayRace } from '#domain/fit-bench/race.ts';
import { isDiscWheel, takesTyre } from '#domain/fit-bench/wheel.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Site } from '../site/site.ts';
import { rulesToday } from '../site/rules-today.ts';

/** Statement of a race rule: the key of its text below `trust`, and what the text names. */
export interface RaceLine {
	verdict: 'race' | 'noRace' | 'noSpokes' | 'noDisc';
	/** Limit that decides: the deepest rim, in mm, or the fewest spokes. */
	limit: string;
	source: string;
}

/** Statement of a road wheel: whether it may be ridden in mass-start races. */
export function raceLine(site: Site, locale: Locale, product: Product): RaceLine | null {
	const isDisc = isDiscWheel(product);
	if (!isDisc && !takesTyre(product)) return null;
	const figure = (code: SpecificationCode) => {
		const value = product.specifications.find((row) => row.code === code)?.value;
		return typeof value === 'number' ? [value] : [];
	};
	const counted = [...figure('spoke_count_front'), ...figure('spoke_count_rear')];
	const known = counted.length > 0 ? Math.min(...counted) : null;
	const found = mayRace(
		{
			usages: product.usage_ids,
			height_mm: figure('rim_height')[0] ?? null,
			spokes: isDisc ? 0 : known,
		},
		rulesToday(site, locale),
	);
	if (found === null) return null;
	const barred = found.by === 'height' ? 'noRace' : isDisc ? 'noDisc' : 'noSpokes';
	return {
		verdict: found.isAllowed ? 'race' : barred,
		limit: formatNumber(found.limit, locale),
		source: found.rule.source,
	};
}
