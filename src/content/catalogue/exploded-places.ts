import type { BlockOf } from '#contract/content/blocks.ts';
import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Picture } from '../parts/model.ts';
import { toPicture } from '../pictures/media.ts';
import { createProductMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';

type Block = BlockOf<'exploded_view'>;
type Item = Block['items'][number];

/** Fragment ids are the same in every language: the depicted product, and the part's number. */
export const viewId = ({ product_id }: Block): string => product_id;
export const partId = (block: Block, item: Item): string =>
	`${block.product_id}-${block.items.indexOf(item) + 1}`;

/** Place of a product in an exploded view of a page. */
export interface ExplodedPlace {
	href: string;
	title: string;
	/** Name of the part that it is a spare for; null for the product that is depicted. */
	part: string | null;
	picture: Picture;
	/** Borders of the parts that it is a spare for. */
	outline: string;
}

function toPlace(path: string, block: Block, product: string): ExplodedPlace[] {
	const items = block.items.filter(({ product_id }) => product_id === product);
	const [first] = items;
	const isDepicted = block.product_id === product;
	if (!first && !isDepicted) return [];
	const at = isDepicted || !first ? viewId(block) : partId(block, first);
	return [
		{
			href: `${path}#${at}`,
			title: block.title,
			part: isDepicted ? null : (first?.name ?? null),
			picture: toPicture(block.media),
			outline: isDepicted ? '' : items.map(({ outline }) => outline).join(''),
		},
	];
}

/**
 * Places of a product in the exploded views of pages. Equal results keep their object: a page that
 * changes elsewhere prints no product again.
 */
const findPlaces = createProductMemo('exploded', (site, locale, { id: product }) => ({
	places: site.locales[locale].pages.flatMap(({ id, blocks }) => {
		const path = site.addresses.find(locale, 'page', id)?.path;
		if (path === undefined) return [];
		return blocks.flatMap((block) =>
			block.type === 'exploded_view' ? toPlace(path, block, product) : [],
		);
	}),
}));

/** Places of a product in the exploded views of the site's pages. */
export const explodedPlaces = (site: Site, locale: Locale, product: Product): ExplodedPlace[] =>
	findPlaces(site, locale, product).places;
