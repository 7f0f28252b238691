import type { Block } from '#contract/content/blocks.ts';
import type { LinkTarget } from '#contract/links.ts';
import { LOCALES } from '#contract/locales.ts';
import type { MenuItem } from '#contract/content/menus.ts';
import { REQUIRED_PAGES } from '#i18n/paths.ts';
import type { HostAnswers, LocaleAnswers } from './fake-api-data.ts';

const PRODUCTS = [
	'kleos-rd-36',
	'kleos-rd-50',
	'kleos-rd-62',
	'k1-rd',
	'piave-rim-24',
	'hub-rd-sl',
	'spare-spokes',
	'spare-freehub',
	'spare-bearings',
	'cassette-dolada-12',
	'rotor-140',
];
const PAGES: readonly string[] = [...REQUIRED_PAGES, 'company', 'contacts', 'kleos-rd'];
const NEWS = ['spares-discontinued', 'lacing-16-8', 'kleos-rd-presented'];
const JOBS = ['customer-service-japan', 'area-sales-iberia'];

/** Narrows the lists; links and blocks to what is left out go with it. */
function narrow(source: LocaleAnswers): LocaleAnswers {
	const products = source.products.filter(({ id }) => PRODUCTS.includes(id));
	const categories = source.categories.filter(({ id }) =>
		products.some(({ category_id }) => category_id === id),
	);
	const usages = source.usages.filter(({ id }) =>
		products.some(({ usage_ids }) => usage_ids.includes(id)),
	);
	const kept: Record<Extract<LinkTarget, { type: 'entity' }>['entity'], readonly string[]> = {
		page: PAGES,
		category: categories.map(({ id }) => id),
		product_usage: usages.map(({ id }) => id),
		product: PRODUCTS,
		news: NEWS,
		job: JOBS,
	};
	const leads = (link: LinkTarget | null) =>
		link?.type !== 'entity' || kept[link.entity].includes(link.id);
	const menuItems = (items: MenuItem[]): MenuItem[] =>
		items
			.filter(({ link }) => leads(link))
			.map((item) => ({ ...item, children: menuItems(item.children) }))
			.filter(({ link, children }) => link !== null || children.length > 0);
	const isWhole = (block: Block) => {
		if ('product_ids' in block && !block.product_ids.every((id) => PRODUCTS.includes(id))) {
			return false;
		}
		if ('product_id' in block && block.product_id && !PRODUCTS.includes(block.product_id)) {
			return false;
		}
		if (block.type === 'section_list') {
			const sections = block.kind === 'categories' ? kept.category : kept.product_usage;
			return block.ids.every((id) => sections.includes(id));
		}
		if (block.type === 'product_list') {
			const { category_id, usage_id, link } = block;
			if (category_id && !kept.category.includes(category_id)) return false;
			if (usage_id && !kept.product_usage.includes(usage_id)) return false;
			if (link && !leads(link.link)) return false;
		}
		return !('links' in block) || block.links.every(({ link }) => leads(link));
	};
	return {
		...source,
		products: products.map((product) => ({
			...product,
			usage_ids: product.usage_ids.filter((id) => kept.product_usage.includes(id)),
			related_ids: product.related_ids.filter((id) => PRODUCTS.includes(id)),
			compatible_ids: product.compatible_ids.filter((id) => PRODUCTS.includes(id)),
			successor_id:
				product.successor_id && PRODUCTS.includes(product.successor_id)
					? product.successor_id
					: null,
		})),
		categories,
		usages: usages.map((usage) => ({
			...usage,
			children: usage.children.filter((id) => kept.category.includes(id)),
		})),
		menus: source.menus.map((menu) => ({ ...menu, items: menuItems(menu.items) })),
		pages: source.pages
			.filter(({ id }) => PAGES.includes(id))
			.map((page) => ({
				...page,
				parent_id: page.parent_id && PAGES.includes(page.parent_id) ? page.parent_id : null,
				blocks: page.blocks.filter(isWhole),
			})),
		news: source.news
			.filter(({ id }) => NEWS.includes(id))
			.map((news) => ({
				...news,
				blocks: news.blocks.filter(isWhole),
				related_product_ids: news.related_product_ids.filter((id) => PRODUCTS.includes(id)),
			})),
		jobs: source.jobs.filter(({ id }) => JOBS.includes(id)),
	};
}

/** The recorded site, reduced to what the tests check: a build of it takes a few seconds. */
export function smallSite(answers: HostAnswers): HostAnswers {
	const { shared, ...localized } = structuredClone(answers);
	const small = { shared, ...localized };
	for (const locale of LOCALES) small[locale] = narrow(small[locale]);
	small.shared.stores = small.shared.stores.slice(0, 3);
	small.shared.redirects = small.shared.redirects.filter(
		({ to }) => to.type !== 'entity' || (to.entity === 'page' && PAGES.includes(to.id)),
	);
	return small;
}
