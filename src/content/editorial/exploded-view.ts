import type { BlockOf } from '#contract/content/blocks.ts';
import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { labelPoints } from '#drawing/label-points.ts';
import type { Point } from '#drawing/path.ts';
import { formatNumber } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { toCard, type ProductCard, type ProductLine } from '../catalogue/catalogue.ts';
import { partId, viewId } from '../catalogue/exploded-places.ts';
import type { Picture } from '../parts/model.ts';
import { toPicture } from '../pictures/media.ts';
import { getProduct, type BlockContext } from './block-parts.ts';

type Block = BlockOf<'exploded_view'>;
type Item = Block['items'][number];

/** A part of an exploded view. */
export interface ExplodedPart {
	/** Fragment id of its place in the list. */
	id: string;
	name: string;
	text: string | null;
	/** Its outline in the picture’s pixels, and the point of its number on each part. */
	outline: string;
	labels: Point[];
	/** Tightening torque with its unit; null if there is none. */
	torque: string | null;
	/** Spare that is sold for it; null if there is none. */
	spare: (ProductLine & Pick<ProductCard, 'price'>) | null;
}

/** Products taken apart in one picture. */
export interface ExplodedModel {
	type: 'exploded_view';
	/** Fragment id of the picture. */
	id: string;
	title: string;
	text: string | null;
	picture: Picture;
	parts: ExplodedPart[];
	/** The product that is depicted, and those that hold the same parts. */
	products: ProductLine[];
}

/** The torque that the part states, else that of the spare's own data sheet. */
function toTorque(item: Item, spare: Product | null, locale: Locale): string | null {
	const own = spare?.specifications.find(({ code }) => code === 'torque')?.value;
	const torque = item.torque_nm ?? (typeof own === 'number' ? own : null);
	return torque === null ? null : `${formatNumber(torque, locale)}${unitAfter('Nm')}`;
}

function toPart(block: Block, item: Item, context: BlockContext): ExplodedPart {
	const { site, locale } = context;
	const product = item.product_id === null ? null : getProduct(context, item.product_id);
	const card = product && toCard(site, locale, product);
	return {
		id: partId(block, item),
		name: item.name,
		text: item.text,
		outline: item.outline,
		labels: labelPoints(item.outline),
		torque: toTorque(item, product, locale),
		spare: card && {
			id: card.id,
			name: card.name,
			href: card.href,
			lang: card.lang,
			price: card.price,
		},
	};
}

export function toExplodedView(block: Block, context: BlockContext): ExplodedModel {
	const { type, title, text, media } = block;
	const products = [block.product_id, ...block.product_ids].map((id) => {
		const card = toCard(context.site, context.locale, getProduct(context, id));
		return { id, name: card.name, href: card.href, lang: card.lang };
	});
	const parts = block.items.map((item) => toPart(block, item, context));
	return { type, id: viewId(block), title, text, picture: toPicture(media), parts, products };
}
