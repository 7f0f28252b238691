import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LinkableEntity } from '#contract/links.ts';
import * as catalogue from '#server/content/tables-catalogue.ts';
import { bringBackVersions } from '#server/content/ports.ts';
import * as content from '#server/content/tables.ts';
import { fit_rules } from '#server/fit/tables.ts';
import { forms } from '#server/content/tables-forms.ts';
import { order_rules } from '#server/orders/tables.ts';
import { media } from '#server/platform/media/tables.ts';
import * as pricing from '#server/prices/tables.ts';
import * as wheels from '#server/wheels/tables.ts';
import type { SeedData } from '#seed/data.ts';
import type { Master } from './masters.ts';
import * as fromCatalogue from './rows-catalogue.ts';
import { fitRuleRows } from './rows-fit.ts';
import { historyRows } from './rows-history.ts';
import * as fromMarkets from './rows-markets.ts';
import { stockTables } from './rows-stock.ts';
import * as fromContent from './rows-content.ts';
import { measurementRows, registrationRows, serialRows } from './rows-serials.ts';
import { SEED, slugRows } from './rows-text.ts';
import type { Turn } from '#contract/media.ts';
import type { Texts } from '#seed/types.ts';
import { additions, entries, parts, type SeedTable } from './upsert.ts';

/** Every table with its rows; referenced tables come first. */
export function listTables(
	data: SeedData,
	masters: Master[],
	documentSizes: ReadonlyMap<string, number>,
): SeedTable[] {
	const alts: Record<string, Texts | undefined> = data.pictureAlts ?? {};
	const turns: Record<string, Omit<Turn, 'file'> | undefined> = data.pictureTurns ?? {};
	const pictures = masters.map((master) => {
		const turn = turns[master.id];
		return {
			...master,
			alt: alts[master.id] ?? null,
			turn: turn ? { file: `${master.id}.avif`, ...turn } : null,
			...SEED,
		};
	});
	return [
		entries(media, pictures, ['own_alt', 'focal', 'digest', 'uploaded_at']),
		...catalogueTables(data),
		...contentTables(data, documentSizes),
		...slugTables(data),
		additions(fit_rules, fitRuleRows(data)),
		additions(wheels.serials, serialRows(data)),
		additions(wheels.wheel_measurements, measurementRows(data)),
		additions(wheels.wheel_registrations, registrationRows(data)),
	];
}

function catalogueTables(data: SeedData): SeedTable[] {
	const rows = fromCatalogue.productRows(data);
	const { product_media, product_relations, product_usage_links, products, prices, variants } =
		catalogue;
	const ofVariants = sql`select v.id from ${variants} v join ${products} p on p.id = v.product_id
		where p.origin = 'seed'`;
	return [
		entries(catalogue.price_lists, fromCatalogue.priceListRows(data)),
		entries(pricing.vat_rates, fromMarkets.vatRows(data)),
		entries(pricing.shipping_rates, fromMarkets.shippingRows(data)),
		entries(pricing.market_rules, fromMarkets.ruleRows(data)),
		entries(order_rules, fromMarkets.orderRuleRows(data)),
		entries(catalogue.countries, fromCatalogue.countryRows(data)),
		entries(catalogue.options, fromCatalogue.optionRows(data)),
		entries(catalogue.colors, fromCatalogue.colorRows(data)),
		entries(catalogue.categories, fromCatalogue.sectionRows(data.categories, data.safetyNotices)),
		entries(catalogue.product_usages, fromCatalogue.sectionRows(data.usages)),
		entries(products, rows.products),
		parts(
			product_usage_links,
			rows.product_usage_links,
			product_usage_links.product_id,
			seeded(products),
		),
		parts(product_media, rows.product_media, product_media.product_id, seeded(products)),
		parts(
			product_relations,
			rows.product_relations,
			product_relations.product_id,
			seeded(products),
		),
		parts(variants, rows.variants, variants.product_id, seeded(products)),
		additions(pricing.price_history, historyRows(rows.prices)),
		parts(prices, rows.prices, prices.variant_id, ofVariants, sql`origin = 'seed'`),
		...stockTables(rows.variants),
	];
}

function contentTables(data: SeedData, documentSizes: ReadonlyMap<string, number>): SeedTable[] {
	const { document_products, documents, menu_items, menus, news, news_products } = content;
	return [
		entries(content.settings, fromContent.settingsRows(data)),
		entries(content.pages, fromContent.pageRows(data)),
		entries(news, fromContent.newsRows(data)),
		parts(news_products, fromContent.newsProductRows(data), news_products.news_id, seeded(news)),
		entries(content.jobs, fromContent.jobRows(data)),
		entries(content.stores, fromContent.storeRows(data)),
		entries(documents, fromContent.documentRows(data, documentSizes), ['earlier']),
		parts(
			document_products,
			fromContent.documentProductRows(data),
			document_products.document_id,
			seeded(documents),
		),
		// Afterwards: the products of a document are written while it is the seed's.
		{ rows: [], write: bringBackVersions, remove: null },
		entries(menus, fromContent.menuRows()),
		parts(menu_items, fromContent.menuItemRows(data), menu_items.menu_id, seeded(menus)),
		entries(forms, fromContent.formRows(data)),
		entries(content.redirects, fromContent.redirectRows(data)),
	];
}

/** Writes all addresses at once, so that two entries may swap theirs. */
function slugTables(data: SeedData): SeedTable[] {
	const owners: [LinkableEntity, PgTable, Parameters<typeof slugRows>[1][]][] = [
		['category', catalogue.categories, data.categories],
		['product_usage', catalogue.product_usages, data.usages],
		['product', catalogue.products, data.products],
		['page', content.pages, data.pages],
		['news', content.news, data.news],
		['job', content.jobs, data.jobs],
	];
	return owners.map(([entity, owner, list]) =>
		parts(
			catalogue.slugs,
			list.flatMap((entry) => slugRows(entity, entry)),
			catalogue.slugs.entity_id,
			seeded(owner),
			sql`entity = ${entity}`,
		),
	);
}

function seeded(owner: PgTable): SQL {
	return sql`select id from ${owner} where origin = 'seed'`;
}
