import type { Locale } from '#contract/locales.ts';
import type { IsoDate } from '#contract/units.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { FitBasis } from '#domain/fit-bench/choices.ts';
import { rulesOn } from '#domain/fit-bench/rules.ts';
import { freehubNames, isBenched, toFitWheel, toSheetWheel } from '#domain/fit-bench/wheel.ts';
import { entryHref } from '#i18n/paths.ts';
import { findPriceLists, TYRED_READS, tyredProducts, usageNames } from '#server/content/ports.ts';
import type { Client } from '#server/kernel/client.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Refusal } from '#server/platform/limits/limit.ts';
import type { Services } from '#server/platform/services.ts';
import { findFitRules } from './queries.ts';

async function makeBasis(db: Db, locale: Locale, day: IsoDate): Promise<FitBasis> {
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

const basisOfAnswer = readOnce((text): FitBasis => JSON.parse(text));

/**
 * Wheels on sale and the rules of today, in a language. Cached as an answer is: made again once a
 * table that they are read from has changed, and on a new day, when rules begin.
 */
export async function fitBasis(
	{ answers, readDb, readers, clock }: Services,
	client: Client,
	locale: Locale,
): Promise<FitBasis | Refusal> {
	const now = clock();
	const day = dayInRome(now);
	const found = await answers({
		key: JSON.stringify(['fit', locale, day]),
		reads: ['fit_rules', ...TYRED_READS],
		admit: () => readers.compose(client, now),
		compose: () => makeBasis(readDb, locale, day),
	});
	if (found === null) throw new Error(`no fit basis in "${locale}"`);
	return 'retryAfter_s' in found ? found : basisOfAnswer(found);
}
