import type { Category, ProductUsage } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';

/** "Freni da strada", "Road brakes": the usage holds the pattern, for no two languages agree. */
export function titleOfPart(category: Category, usage: ProductUsage, locale: Locale): string {
	const { name } = category;
	const pattern = usage.category_title;
	if (!pattern.includes('{category}')) {
		return getT(locale, 'catalogue')('listing.categoryForUsage', {
			category: name,
			usage: usage.name,
		});
	}
	// Inside a title a name is lowercase, unless it is an abbreviation.
	const isWithin = !pattern.startsWith('{category}') && !/^\p{Lu}{2}/u.test(name);
	const [first = '', ...rest] = name;
	const inner = isWithin ? first.toLocaleLowerCase(locale) + rest.join('') : name;
	return pattern.replace('{category}', inner);
}
