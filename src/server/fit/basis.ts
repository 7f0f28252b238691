import type { Locale } from '#contract/locales.ts';
import type { FitBasis } from '#domain/fit-bench/choices.ts';
import { rulesOn } from '#domain/fit-bench/rules.ts';
import { freehubNames, isBenched, toFitWheel, toSheetWheel } from '#domain/fit-bench/wheel.ts';
import { entryHref } from '#i18n/paths.ts';
import { findPriceLists, tyredProducts, usageNames } from '#server/content/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findFitRules } from './queries.ts';

/** Wheels on sale and the rules of a day, in a language. */
export async function fitBasis(db: Db, locale: Locale, day: string): Promise<FitBasis> {
	const [versions, products, lists, rides] = await Promise.all([
		findFitRules(db, locale),
		tyredProducts(db, locale),
		findPriceLists(db),
		usageNames(db, locale),
	]);
	const list = lists.find(({ is_default }) => is_default);
	const names = freehubNames(products);
	return {
		rules: rulesOn(versions, day),
		rides,
		freehubs: Object.fromEntries([...names].map(([name, code]) => [code, name])),
		currency: list?.currency ?? 'EUR',
		wheels: products.filter(isBenched).map((product) =>
			toFitWheel(
				toSheetWheel(product, {
					href: entryHref(product.locale, 'product', product.slug),
					priceListId: list?.id ?? '',
				}),
				names,
			),
		),
	};
}
