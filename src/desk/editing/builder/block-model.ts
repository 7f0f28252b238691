import type { BlockModel } from '#content/editorial/block-models.ts';
import type { Picture } from '#content/parts/model.ts';
import { MEDIA_WIDTHS, type Media } from '#contract/media.ts';
import { isList, isObject, type Json, type JsonObject } from '#domain/documents/values.ts';
import { withinRules } from '../rich-text/html.ts';

type Pictures = ReadonlyMap<string, Omit<Media, 'alt'>>;

function findPicture(value: Json | undefined, pictures: Pictures): Picture | null {
	if (!isObject(value)) return null;
	const media = pictures.get(String(value['picture']));
	if (!media) return null;
	const widths = MEDIA_WIDTHS.filter((width) => width <= media.width);
	const at = (width: number) => `/media/${width}/${media.file}`;
	return {
		src: at(600),
		srcset: widths.map((width) => `${at(width)} ${width}w`).join(', '),
		width: media.width,
		height: media.height,
		alt: String(value['alt'] ?? ''),
		...(media.focal && { focal: media.focal }),
	};
}

const words = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const maybe = (value: Json | undefined) => (typeof value === 'string' ? value : null);
const html = (value: Json | undefined) => withinRules(words(value));
const objects = (value: Json | undefined) => (isList(value) ? value.filter(isObject) : []);

/** Links are drawn without a target: a click on the canvas selects. */
const toActions = (value: Json | undefined) =>
	objects(value).map(({ label }) => ({ label: words(label), href: '#' }));

type Drawn = {
	[T in BlockModel['type']]?: (
		block: JsonObject,
		pictures: Pictures,
	) => Extract<BlockModel, { type: T }> | null;
};

/**
 * Blocks that can be drawn from their own data. The others need the rest of the site: the preview
 * shows them, and the canvas a placeholder that says so.
 */
const DRAWN: Drawn = {
	hero: (block, pictures) => ({
		type: 'hero',
		kicker: maybe(block['kicker']),
		title: words(block['title']),
		text: maybe(block['text']),
		product_id: maybe(block['product_id']),
		picture: findPicture(block['media'], pictures),
		actions: toActions(block['links']),
		drawing: null,
	}),
	rich_text: (block) => ({
		type: 'rich_text',
		title: maybe(block['title']),
		html: html(block['html']),
	}),
	text_media(block, pictures) {
		const picture = findPicture(block['media'], pictures);
		return (
			picture && {
				type: 'text_media',
				title: words(block['title']),
				html: html(block['html']),
				side: block['side'] === 'right' ? 'right' : 'left',
				picture,
				actions: toActions(block['links']),
			}
		);
	},
	gallery: (block, pictures) => ({
		type: 'gallery',
		title: maybe(block['title']),
		items: objects(block['items']).flatMap(({ media, caption }) => {
			const picture = findPicture(media, pictures);
			return picture ? [{ picture, caption: maybe(caption) }] : [];
		}),
	}),
	numbers: (block) => ({
		type: 'numbers',
		title: maybe(block['title']),
		items: objects(block['items']).map(({ value, unit, label }) => ({
			value: words(value),
			unit: maybe(unit),
			label: words(label),
		})),
	}),
	timeline: (block, pictures) => ({
		type: 'timeline',
		title: maybe(block['title']),
		items: objects(block['items']).map(({ year, title, text, media }) => ({
			year: words(year),
			title: words(title),
			text: words(text),
			picture: findPicture(media, pictures),
		})),
	}),
	quote: (block) => ({ type: 'quote', text: words(block['text']), source: maybe(block['source']) }),
	accordion: (block) => ({
		type: 'accordion',
		title: maybe(block['title']),
		is_faq: block['is_faq'] === true,
		items: objects(block['items']).map((item) => ({
			title: words(item['title']),
			html: html(item['html']),
		})),
	}),
	team_list: (block, pictures) => ({
		type: 'team_list',
		title: maybe(block['title']),
		text: maybe(block['text']),
		items: objects(block['items']).map((team) => ({
			name: words(team['name']),
			discipline: words(team['discipline']),
			country: words(team['country']),
			text: maybe(team['text']),
			picture: findPicture(team['media'], pictures),
			action: toActions(team['link'] ? [team['link']] : [])[0] ?? null,
		})),
	}),
	cta: (block) => ({
		type: 'cta',
		title: words(block['title']),
		text: maybe(block['text']),
		actions: toActions(block['links']),
	}),
	store_teaser: (block) => ({
		type: 'store_teaser',
		title: words(block['title']),
		text: words(block['text']),
		href: '#',
	}),
	cookie_table: (block) => ({
		type: 'cookie_table',
		title: maybe(block['title']),
		items: objects(block['items']).map(({ name, provider, purpose, duration, category }) => ({
			name: words(name),
			provider: words(provider),
			purpose: words(purpose),
			duration: words(duration),
			category: category === 'statistics' ? category : 'technical',
		})),
	}),
};

/** Model for a block's component; null where its own data does not suffice. */
export function findModel(type: string, block: JsonObject, pictures: Pictures): BlockModel | null {
	const draw: ((block: JsonObject, pictures: Pictures) => BlockModel | null) | undefined =
		Object.entries(DRAWN).find(([known]) => known === type)?.[1];
	return draw?.(block, pictures) ?? null;
}
