import { StartError } from '#errors/start-error.ts';
import type { SeedData } from '#seed/data.ts';
import { variantId } from './rows-catalogue.ts';
import { slugRows } from './rows-text.ts';

/** Throws if two entries of a seed have the same id, SKU or address, and names both. */
export function assertSound(data: SeedData): void {
	const ids = {
		category: data.categories,
		usage: data.usages,
		product: data.products,
		page: data.pages,
		news: data.news,
		job: data.jobs,
		store: data.stores,
		document: data.documents,
		redirect: data.redirects,
	};
	for (const [kind, list] of Object.entries(ids)) {
		assertUnique(
			list.map(({ id }) => ({ claim: id, by: `${kind} ${id}` })),
			`${kind} id`,
		);
	}
	assertUnique(
		data.products.flatMap(({ id, variants }) =>
			variants.map((variant) => ({ claim: variantId(variant), by: `product ${id}` })),
		),
		'variant code',
	);
	assertUnique(
		data.products.map(({ id, code }) => ({ claim: code, by: `product ${id}` })),
		'product code',
	);
	assertUnique(
		data.redirects.map(({ id, from }) => ({ claim: from, by: `redirect ${id}` })),
		'old address',
	);
	assertUnique(
		(data.serials ?? []).map(({ serial_number, product_id }) => ({
			claim: serial_number,
			by: `product ${product_id}`,
		})),
		'serial number',
	);
	assertUnique(
		data.forms.map(({ slug, name }) => ({ claim: slug, by: `form "${name.it}"` })),
		'form',
	);
	assertUnique(
		[
			...data.categories.flatMap((entry) => slugRows('category', entry)),
			...data.usages.flatMap((entry) => slugRows('product_usage', entry)),
			...data.products.flatMap((entry) => slugRows('product', entry)),
			...data.pages.flatMap((entry) => slugRows('page', entry)),
			...data.news.flatMap((entry) => slugRows('news', entry)),
			...data.jobs.flatMap((entry) => slugRows('job', entry)),
		].map(({ entity, entity_id, locale, slug }) => ({
			claim: `${entity}/${locale}/${slug}`,
			by: `${entity} ${entity_id}`,
		})),
		'address',
	);
}

function assertUnique(claims: { claim: string; by: string }[], what: string): void {
	const owners = new Map<string, string>();
	for (const { claim, by } of claims) {
		const owner = owners.get(claim);
		if (owner !== undefined) {
			throw new StartError(`Seed: ${what} "${claim}" is claimed by ${owner} and by ${by}`);
		}
		owners.set(claim, by);
	}
}
