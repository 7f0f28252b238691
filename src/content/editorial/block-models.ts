import type { Block, BlockOf, BlockType, EntryBlock } from '#contract/content/blocks.ts';
import type { Locale } from '#contract/locales.ts';
import type { MediaWidth } from '#contract/media.ts';
import { href } from '#i18n/paths.ts';
import {
	toAction,
	toActions,
	type BlockContext,
	compared,
	formPlace,
	productCards,
	getProduct,
	toSections,
	toTeam,
} from './block-parts.ts';
import { toExplodedView } from './exploded-view.ts';
import { listSections } from './section-stops.ts';
import { toWheelSheet } from './wheel-sheet.ts';
import { toWheelTurn } from './wheel-turn.ts';
import { getContact } from '../parts/contact.ts';
import { toDocuments } from '../catalogue/documents.ts';
import { getDrawing } from '../pictures/drawing.ts';
import { mediaUrl, toPicture, toPictureOrNull } from '../pictures/media.ts';
import { newsCards } from './news-cards.ts';
import { pageHtml } from '../parts/rich-text.ts';
import { findEmptyField } from '#domain/documents/empty-blocks.ts';
import type { Site } from '../site/site.ts';
import { toRows } from '../parts/specifications.ts';
import { toVideo } from '../pictures/video.ts';

/** A player takes one poster for all screens. */
const POSTER_WIDTH: MediaWidth = 1200;

/**
 * Resolvers of blocks that name other entries, or hold pictures or rich text. A block type without
 * a resolver is drawn as the host sends it.
 */
const RESOLVERS = {
	hero({ media, links, ...block }, context) {
		return {
			...block,
			picture: toPictureOrNull(media),
			actions: toActions(context, links),
			drawing: block.product_id ? getDrawing(getProduct(context, block.product_id)) : null,
		};
	},
	rich_text: (block, context) => ({ ...block, html: pageHtml(block.html, context) }),
	text_media({ media, links, ...block }, context) {
		return {
			...block,
			html: pageHtml(block.html, context),
			picture: toPicture(media),
			actions: toActions(context, links),
		};
	},
	gallery(block) {
		const items = block.items.map(({ media, caption }) => ({ picture: toPicture(media), caption }));
		return { ...block, items };
	},
	video(block, context) {
		return {
			...block,
			poster: toPictureOrNull(block.poster),
			/** Single address, since a player's poster cannot have several sizes. */
			posterSrc: block.poster && mediaUrl(block.poster.file, POSTER_WIDTH),
			source: toVideo(block.source),
			transcript: block.transcript && pageHtml(block.transcript, context),
		};
	},
	timeline: (block) => ({
		...block,
		items: block.items.map(({ media, ...item }) => ({ ...item, picture: toPictureOrNull(media) })),
	}),
	team_list: (block, context) => ({
		...block,
		items: block.items.map((team) => toTeam(context, team)),
	}),
	product_numbers(block, context) {
		const { name, specifications } = getProduct(context, block.product_id);
		return { ...block, name, rows: toRows(specifications, block.codes, context.locale) };
	},
	product_list(block, context) {
		const { type, title, text, link } = block;
		const cards = productCards(context, block);
		return { type, title, text, cards, action: toAction(context, link) };
	},
	section_list(block, context) {
		const { type, title, kind } = block;
		return { type, title, kind, sections: toSections(context, block) };
	},
	comparison({ product_ids, ...block }, context) {
		return { ...block, products: compared(context, product_ids, block.codes) };
	},
	drawing({ product_ids, ...block }, context) {
		return { ...block, products: compared(context, product_ids, []) };
	},
	exploded_view: toExplodedView,
	section_scrubber({ product_ids, ...block }, context) {
		return { ...block, products: listSections(context, product_ids) };
	},
	wheel_turn({ product_id, ...block }, context) {
		return { ...block, ...toWheelTurn(getProduct(context, product_id)) };
	},
	wheel_sheet: ({ product_id, ...block }, context) => ({
		...block,
		...toWheelSheet(context, product_id),
	}),
	accordion(block, context) {
		const items = block.items.map((item) => ({ ...item, html: pageHtml(item.html, context) }));
		return { ...block, items };
	},
	download_list({ type, title, kind, product_id }, { site, locale }) {
		return { type, title, documents: toDocuments(site, locale, { productId: product_id, kind }) };
	},
	news_list({ type, title, limit }, { site, locale }) {
		const cards = newsCards(site, locale).slice(0, limit);
		return { type, title, cards, archiveHref: href(locale, 'news-archive') };
	},
	store_teaser: (block, { locale }) => ({ ...block, href: href(locale, 'store-locator') }),
	cta: ({ links, ...block }, context) => ({ ...block, actions: toActions(context, links) }),
	contact: (block, { site, locale }) => ({ ...block, contact: getContact(site, locale) }),
	form: (block, context) => ({ ...block, ...formPlace(context, block) }),
} satisfies { [T in BlockType]?: (block: BlockOf<T>, context: BlockContext) => { type: T } };

type ResolvedType = keyof typeof RESOLVERS;

type Resolved<T extends BlockType> = T extends ResolvedType
	? ReturnType<(typeof RESOLVERS)[T]>
	: BlockOf<T>;
/** Blocks with every id resolved, as the components of `blocks/` draw them. */
export type BlockModel = { [T in BlockType]: Resolved<T> }[BlockType] & {
	/** Key of the block in the page builder; set in a preview only. */
	key?: string | undefined;
};
export type BlockModelOf<T extends BlockType> = Extract<BlockModel, { type: T }>;

const isResolved = (block: Block): block is BlockOf<ResolvedType> => block.type in RESOLVERS;

type Resolver<T extends BlockType> = (block: BlockOf<T>, context: BlockContext) => BlockModel;

function toResolver<T extends ResolvedType>(type: T): Resolver<T> {
	const resolvers: { [R in ResolvedType]: Resolver<R> } = RESOLVERS;
	return resolvers[type];
}

export function resolveBlocks(
	site: Site,
	locale: Locale,
	blocks: readonly EntryBlock[],
	who: string,
): BlockModel[] {
	return blocks.flatMap(({ key, ...block }, index) => {
		// Our host rejects an empty block; one that another host lets through leaves no gap.
		if (findEmptyField(block) !== null) return [];
		const context = { site, locale, who: `${who} block ${index} (${block.type})` };
		const model = isResolved(block) ? toResolver(block.type)(block, context) : block;
		return key === undefined ? model : { ...model, key };
	});
}
