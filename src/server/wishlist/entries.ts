import type { Locale } from '#contract/locales.ts';
import { dayInRome } from '#domain/time/days.ts';
import { listArticles, findCountryCodes, type Article } from '#server/content/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findMarket, listPrices } from '#server/prices/ports.ts';

interface Reader {
	country: string;
	locale: Locale;
}

/** Article in the shape of a list. */
const shown = ({ id, code, name, availability, product }: Article) => {
	const { category: _, picture: media, ...told } = product;
	return { id, code, name, availability, product: { ...told, media } };
};

/** Articles with today's prices of a country, in the order of their ids; null for no country. */
export async function wishlistFor(
	db: Db,
	{ country, locale }: Reader,
	variantIds: readonly string[],
	now: Date,
) {
	const codes = await findCountryCodes(db);
	const market = codes.includes(country) ? await findMarket(db, country, dayInRome(now)) : null;
	if (!market) return null;
	const [articles, prices] = await Promise.all([
		listArticles(db, locale, variantIds),
		listPrices(db, market, variantIds),
	]);
	const { currency, price_list_id: id } = market;
	return {
		country,
		prices_include_vat: market.prices_include_vat,
		checked_at: now.toISOString(),
		entries: variantIds.map((variantId) => {
			const article = articles.get(variantId);
			if (!article?.is_shown) return { state: 'gone' as const, id: variantId };
			const price = prices.get(variantId);
			return {
				state: 'sold' as const,
				...shown(article),
				price_list: { id, currency, street_price: price?.street_price ?? null },
				amount: price?.amount ?? null,
				lowest_price_30d: price?.lowest_price_30d ?? null,
			};
		}),
	};
}
