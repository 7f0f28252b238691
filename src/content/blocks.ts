import type { Block, BlockOf } from '#contract/content/blocks.ts';
import type { Product } from '#contract/content/catalogue.ts';
import type { LabelledLink } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { MediaWidth } from '#contract/media.ts';
import { countryName } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import type { Action, BlockModel, ComparedProduct, TeamModel } from './block-models.ts';
import { BuildError } from './build-error.ts';
import { cardsOf, findProduct, isListed, toCard, type ProductCard } from './catalogue.ts';
import { contactOf } from './contact.ts';
import { drawingOf } from './drawing.ts';
import { formOf, toFormModel } from './forms.ts';
import { documentsOf } from './documents.ts';
import { mediaUrl, toPicture, toPictureOrNull } from './media.ts';
import type { SectionLink } from './model.ts';
import { newsCards } from './news-cards.ts';
import { safeHtml } from './rich-text.ts';
import { categorySections, usageSections } from './shell.ts';
import type { Site } from './site.ts';
import { rowsOf } from './specifications.ts';
import { toVideo } from './video.ts';

/** A player takes one poster for all screens. */
const POSTER_WIDTH: MediaWidth = 1200;

/** Where blocks are resolved: the site, the page's language, and who to name in an error. */
interface Context {
	site: Site;
	locale: Locale;
	who: string;
}

function actionsOf({ site, locale, who }: Context, links: readonly LabelledLink[]): Action[] {
	return links.map(({ label, link }) => ({
		label,
		href: site.addresses.resolve(locale, link, who),
	}));
}

function productOf({ site, locale, who }: Context, id: string): Product {
	const product = findProduct(site, locale, id);
	if (!product) {
		throw new BuildError(`${who} (${locale}) names product "${id}", which does not exist`);
	}
	return product;
}

function compared(
	context: Context,
	ids: readonly string[],
	codes: Parameters<typeof rowsOf>[1],
): ComparedProduct[] {
	const { site, locale, who } = context;
	return ids.map((id) => {
		const product = productOf(context, id);
		return {
			id,
			name: product.name,
			href: site.addresses.path(locale, 'product', id, who),
			rows: rowsOf(product.specifications, codes, locale),
			drawing: drawingOf(product),
		};
	});
}

function assertNamed(
	{ locale, who }: Context,
	kind: string,
	existing: readonly { id: string }[],
	id: string | null,
): void {
	if (id === null || existing.some((section) => section.id === id)) return;
	throw new BuildError(`${who} (${locale}) names ${kind} "${id}", which does not exist`);
}

function productCards(context: Context, block: BlockOf<'product_list'>): ProductCard[] {
	const { site, locale, who } = context;
	if (block.product_ids.length > 0) return cardsOf(site, locale, block.product_ids, who);
	const { categories, usages } = site.locales[locale];
	assertNamed(context, 'category', categories, block.category_id);
	assertNamed(context, 'usage', usages, block.usage_id);
	return site.locales[locale].products
		.filter(isListed)
		.filter((product) => !block.category_id || product.category_id === block.category_id)
		.filter((product) => !block.usage_id || product.usage_ids.includes(block.usage_id))
		.slice(0, block.limit)
		.map((product) => toCard(site, locale, product));
}

function sectionsOf({ site, locale, who }: Context, block: BlockOf<'section_list'>): SectionLink[] {
	const { categories, usages } = site.locales[locale];
	const [existing, listed] =
		block.kind === 'categories'
			? [categories, categorySections(site, locale)]
			: [usages, usageSections(site, locale)];
	if (block.ids.length === 0) return listed;
	return block.ids.flatMap((id) => {
		if (!existing.some((section) => section.id === id)) {
			throw new BuildError(`${who} (${locale}) names ${block.kind} "${id}", which does not exist`);
		}
		return listed.find((section) => section.id === id) ?? [];
	});
}

function formPlace({ site, locale, who }: Context, block: BlockOf<'form'>) {
	const form = formOf(site, locale, block.form_slug, who);
	return {
		name: form.name,
		description: form.description,
		form: toFormModel(site, locale, form),
		contact: contactOf(site, locale),
	};
}

function teamOf(context: Context, team: BlockOf<'team_list'>['items'][number]): TeamModel {
	const { media, link, country, ...rest } = team;
	return {
		...rest,
		country: countryName(country, context.locale),
		picture: toPictureOrNull(media),
		action: link ? (actionsOf(context, [link])[0] ?? null) : null,
	};
}

function toBlockModel(context: Context, block: Block): BlockModel {
	const { site, locale } = context;
	switch (block.type) {
		case 'hero': {
			const { media, links, ...rest } = block;
			return {
				...rest,
				picture: toPictureOrNull(media),
				actions: actionsOf(context, links),
				drawing: block.product_id ? drawingOf(productOf(context, block.product_id)) : null,
			};
		}
		case 'rich_text':
			return { ...block, html: safeHtml(block.html) };
		case 'text_media': {
			const { media, links, ...rest } = block;
			return {
				...rest,
				html: safeHtml(block.html),
				picture: toPicture(media),
				actions: actionsOf(context, links),
			};
		}
		case 'gallery':
			return {
				...block,
				items: block.items.map(({ media, caption }) => ({ picture: toPicture(media), caption })),
			};
		case 'video':
			return {
				...block,
				poster: toPictureOrNull(block.poster),
				posterSrc: block.poster && mediaUrl(block.poster.file, POSTER_WIDTH),
				source: toVideo(block.source),
				transcript: block.transcript && safeHtml(block.transcript),
			};
		case 'team_list':
			return { ...block, items: block.items.map((team) => teamOf(context, team)) };
		case 'product_numbers': {
			const product = productOf(context, block.product_id);
			return {
				...block,
				name: product.name,
				rows: rowsOf(product.specifications, block.codes, locale),
			};
		}
		case 'product_list':
			return {
				type: block.type,
				title: block.title,
				text: block.text,
				cards: productCards(context, block),
				action: block.link ? (actionsOf(context, [block.link])[0] ?? null) : null,
			};
		case 'section_list':
			return {
				type: block.type,
				title: block.title,
				kind: block.kind,
				sections: sectionsOf(context, block),
			};
		case 'comparison':
			return {
				type: block.type,
				title: block.title,
				text: block.text,
				codes: block.codes,
				products: compared(context, block.product_ids, block.codes),
			};
		case 'drawing':
			return {
				type: block.type,
				title: block.title,
				text: block.text,
				products: compared(context, block.product_ids, []),
			};
		case 'accordion':
			return {
				...block,
				items: block.items.map((item) => ({ ...item, html: safeHtml(item.html) })),
			};
		case 'download_list':
			return {
				type: block.type,
				title: block.title,
				documents: documentsOf(site, locale, { productId: block.product_id, kind: block.kind }),
			};
		case 'news_list':
			return {
				type: block.type,
				title: block.title,
				cards: newsCards(site, locale).slice(0, block.limit),
				archiveHref: href(locale, 'news-archive'),
			};
		case 'store_teaser':
			return { ...block, href: href(locale, 'store-locator') };
		case 'cta': {
			const { links, ...rest } = block;
			return { ...rest, actions: actionsOf(context, links) };
		}
		case 'contact':
			return { ...block, contact: contactOf(site, locale) };
		case 'form':
			return { ...block, ...formPlace(context, block) };
		case 'numbers':
		case 'timeline':
		case 'quote':
		case 'cookie_table':
			return block;
	}
}

export function resolveBlocks(
	site: Site,
	locale: Locale,
	blocks: readonly Block[],
	who: string,
): BlockModel[] {
	return blocks.map((block, index) =>
		toBlockModel({ site, locale, who: `${who} block ${index} (${block.type})` }, block),
	);
}
