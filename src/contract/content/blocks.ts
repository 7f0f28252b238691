import * as v from 'valibot';
import { richTextSchema } from '#contract/rich-text.ts';
import { labelledLinkSchema } from '#contract/links.ts';
import { mediaSchema } from '#contract/media.ts';
import { refTo } from './documents/refs.ts';
import { SPECIFICATION_CODES } from './specifications.ts';
import { countryCodeSchema, idSchema, textSchema, titleSchema } from '#contract/units.ts';
import { videoSourceSchema } from './video.ts';

/** Fields of a block by type, as page builder and host use them, with texts in one language. */
export const BLOCK_SCHEMAS = {
	hero: v.object({
		type: v.literal('hero'),
		kicker: v.nullable(titleSchema),
		title: titleSchema,
		text: v.nullable(textSchema),
		media: v.nullable(mediaSchema),
		product_id: v.nullable(refTo('product')),
		links: v.array(labelledLinkSchema),
	}),
	rich_text: v.object({
		type: v.literal('rich_text'),
		title: v.nullable(titleSchema),
		html: richTextSchema,
	}),
	text_media: v.object({
		type: v.literal('text_media'),
		title: titleSchema,
		html: richTextSchema,
		media: mediaSchema,
		side: v.picklist(['left', 'right']),
		links: v.array(labelledLinkSchema),
	}),
	/** Pictures side by side to browse; a single one is shown at full width. */
	gallery: v.object({
		type: v.literal('gallery'),
		title: v.nullable(titleSchema),
		items: v.pipe(
			v.array(v.object({ media: mediaSchema, caption: v.nullable(titleSchema) })),
			v.maxLength(12),
		),
	}),
	/** Plays on a click only. `transcript` describes sound and picture for those who lack them. */
	video: v.object({
		type: v.literal('video'),
		title: titleSchema,
		text: v.nullable(textSchema),
		poster: v.nullable(mediaSchema),
		source: videoSourceSchema,
		transcript: v.nullable(richTextSchema),
	}),
	numbers: v.object({
		type: v.literal('numbers'),
		title: v.nullable(titleSchema),
		items: v.array(
			v.object({ value: titleSchema, unit: v.nullable(titleSchema), label: titleSchema }),
		),
	}),
	/** Large figures from a product's specification. Codes that the product lacks are left out. */
	product_numbers: v.object({
		type: v.literal('product_numbers'),
		title: v.nullable(titleSchema),
		product_id: refTo('product'),
		codes: v.array(v.picklist(SPECIFICATION_CODES)),
	}),
	/** Years or steps in their order; `media` is an object of its time, shown above it. */
	timeline: v.object({
		type: v.literal('timeline'),
		title: v.nullable(titleSchema),
		items: v.array(
			v.object({
				year: titleSchema,
				title: titleSchema,
				text: textSchema,
				media: v.optional(v.nullable(mediaSchema)),
			}),
		),
	}),
	quote: v.object({
		type: v.literal('quote'),
		text: textSchema,
		source: v.nullable(textSchema),
	}),
	/** Listed products, or the first `limit` of a category or usage if `product_ids` is empty. */
	product_list: v.object({
		type: v.literal('product_list'),
		title: titleSchema,
		text: v.nullable(textSchema),
		product_ids: v.array(refTo('product')),
		category_id: v.nullable(refTo('category')),
		usage_id: v.nullable(refTo('product_usage')),
		limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
		link: v.nullable(labelledLinkSchema),
	}),
	/** Categories or usages by id; all of them when `ids` is empty. */
	section_list: v.object({
		type: v.literal('section_list'),
		title: titleSchema,
		kind: v.picklist(['categories', 'usages']),
		ids: v.array(refTo('section')),
	}),
	comparison: v.object({
		type: v.literal('comparison'),
		title: titleSchema,
		text: v.nullable(textSchema),
		product_ids: v.array(refTo('product')),
		codes: v.array(v.picklist(SPECIFICATION_CODES)),
	}),
	/** Drawing of rim section and spoke layout of one product, or of several as an overlay. */
	drawing: v.object({
		type: v.literal('drawing'),
		title: v.nullable(titleSchema),
		text: v.nullable(textSchema),
		product_ids: v.pipe(v.array(refTo('product')), v.minLength(1)),
	}),
	/**
	 * Products taken apart in one picture. Each part has its border, an SVG path in the picture's
	 * pixels that the studio traces, and the spare that is sold for it. `product_id` is the product
	 * that is depicted; those of `product_ids` hold the same parts.
	 */
	exploded_view: v.object({
		type: v.literal('exploded_view'),
		title: titleSchema,
		text: v.nullable(textSchema),
		media: mediaSchema,
		product_id: refTo('product'),
		product_ids: v.array(refTo('product')),
		items: v.pipe(
			v.array(
				v.object({
					name: titleSchema,
					text: v.nullable(textSchema),
					outline: v.pipe(textSchema, v.regex(/^[MLZmlz\d .,-]+$/)),
					/** Tightening torque; null if it is not tightened, or the spare's own sheet has it. */
					torque_nm: v.nullable(v.pipe(v.number(), v.minValue(0.1), v.maxValue(300))),
					product_id: v.nullable(refTo('product')),
				}),
			),
			v.maxLength(12),
		),
	}),
	/** Rim sections that follow each other along their heights, each with its wheel. */
	section_scrubber: v.object({
		type: v.literal('section_scrubber'),
		title: v.nullable(titleSchema),
		text: v.nullable(textSchema),
		product_ids: v.pipe(v.array(refTo('product')), v.minLength(1), v.maxLength(16)),
	}),
	/** Picture of a product that turns once while it passes through the window; it says nothing more. */
	wheel_turn: v.object({
		type: v.literal('wheel_turn'),
		title: v.nullable(titleSchema),
		text: v.nullable(textSchema),
		product_id: refTo('product'),
	}),
	/** Newest measured wheel of a product, and the weight of its last pairs; nothing without data. */
	wheel_sheet: v.object({
		type: v.literal('wheel_sheet'),
		title: v.nullable(titleSchema),
		text: v.nullable(textSchema),
		product_id: refTo('product'),
	}),
	/** Collapsible texts. With `is_faq` the titles are questions and the texts are answers. */
	accordion: v.object({
		type: v.literal('accordion'),
		title: v.nullable(titleSchema),
		is_faq: v.optional(v.boolean()),
		items: v.array(v.object({ title: titleSchema, html: richTextSchema })),
	}),
	/** Documents of a kind, or of a product; all of them when both are null. */
	download_list: v.object({
		type: v.literal('download_list'),
		title: v.nullable(titleSchema),
		kind: v.nullable(idSchema),
		product_id: v.nullable(refTo('product')),
	}),
	/** Teams, clubs and partners; `discipline` in words. */
	team_list: v.object({
		type: v.literal('team_list'),
		title: v.nullable(titleSchema),
		text: v.nullable(textSchema),
		items: v.array(
			v.object({
				name: titleSchema,
				discipline: titleSchema,
				country: countryCodeSchema,
				text: v.nullable(textSchema),
				media: v.nullable(mediaSchema),
				link: v.nullable(labelledLinkSchema),
			}),
		),
	}),
	news_list: v.object({
		type: v.literal('news_list'),
		title: titleSchema,
		limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
	}),
	store_teaser: v.object({
		type: v.literal('store_teaser'),
		title: titleSchema,
		text: textSchema,
	}),
	cta: v.object({
		type: v.literal('cta'),
		title: titleSchema,
		text: v.nullable(textSchema),
		links: v.array(labelledLinkSchema),
	}),
	/** Address, e-mail, phone and map link from the settings. */
	contact: v.object({ type: v.literal('contact'), title: v.nullable(titleSchema) }),
	form: v.object({
		type: v.literal('form'),
		title: v.nullable(titleSchema),
		form_slug: refTo('form'),
	}),
	/** Table of the cookies and stored items that the site sets. */
	cookie_table: v.object({
		type: v.literal('cookie_table'),
		title: v.nullable(titleSchema),
		items: v.array(
			v.object({
				name: titleSchema,
				provider: titleSchema,
				purpose: textSchema,
				duration: titleSchema,
				/** Purpose of the cookie; `statistics` waits for the visitor's consent. */
				category: v.optional(v.picklist(['technical', 'statistics']), 'technical'),
			}),
		),
	}),
} as const;

export type BlockType = keyof typeof BLOCK_SCHEMAS;
export const BLOCK_TYPES = Object.keys(BLOCK_SCHEMAS) as BlockType[];

export const blockSchema = v.variant('type', Object.values(BLOCK_SCHEMAS));
export type Block = v.InferOutput<typeof blockSchema>;
/** Block of an entry. Only answers to a preview have `key`, the block's key in its document. */
export const entryBlockSchema = v.intersect([blockSchema, v.object({ key: v.optional(idSchema) })]);
export type EntryBlock = v.InferOutput<typeof entryBlockSchema>;
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
