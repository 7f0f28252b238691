import type { Drawing } from '#contract/content/catalogue.ts';
import { CENTRE } from '#contract/media.ts';
import type { Locale } from '#contract/locales.ts';
import { drawRim } from '#drawing/rim-section.ts';
import { formatNumber } from '#i18n/format.ts';
import { getT } from '#i18n/server.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import { getDrawing } from '../pictures/drawing.ts';
import type { ListingModel } from '../lists/listings.ts';
import type { CmsPageModel, RouteEntry } from '../page/entry.ts';
import type { Site } from '../site/site.ts';
import type { SpecificationRow } from '../parts/specifications.ts';
import type { SocialCard, SocialDrawing, SocialFigure, SocialPicture } from './model.ts';

function toFigures(rows: readonly SpecificationRow[], locale: Locale): SocialFigure[] {
	const t = getT(locale, 'specs');
	return rows.map(({ code, value, unit }) => ({ label: t(`label.${code}`), value, unit }));
}

function toDrawing(parts: Drawing | null | undefined, locale: Locale): SocialDrawing | null {
	if (!parts?.rim) return null;
	const { dimensions } = drawRim(parts.rim);
	const measures = dimensions.map(({ role, value }) => [role, formatNumber(value, locale)]);
	return { parts, measures: Object.fromEntries(measures) };
}

/** The drawing that a page of the CMS opens with or shows first, and the figures beside it. */
function drawnOnPage({ blocks }: CmsPageModel, locale: Locale) {
	let parts: Drawing | null = null;
	let rows: SpecificationRow[] = [];
	for (const block of blocks) {
		if (block.type === 'hero') parts ??= block.drawing;
		if (block.type === 'drawing') parts ??= block.products[0]?.drawing ?? null;
		if (block.type === 'product_numbers' && rows.length === 0) rows = block.rows;
	}
	return { drawing: toDrawing(parts, locale), figures: toFigures(rows.slice(0, 4), locale) };
}

/** The first product of a list that can be drawn. */
function drawnInList({ cards }: ListingModel, site: Site, locale: Locale): SocialDrawing | null {
	for (const { id } of cards) {
		const product = findProduct(site, locale, id);
		const parts = product && getDrawing(product);
		if (parts) return toDrawing(parts, locale);
	}
	return null;
}

/** Picture of the home page, and of every screen that visitors do not share, such as the cart. */
function brandPicture(site: Site, locale: Locale): SocialCard {
	const { site_name, payoff, description } = site.locales[locale].settings;
	return {
		brand: site_name,
		payoff: '',
		kicker: '',
		title: payoff,
		text: description,
		figures: [],
		drawing: null,
	};
}

/** Card that is drawn for a page. */
function socialCard(site: Site, { frame, content }: RouteEntry): SocialCard {
	const { locale } = frame;
	const brand = brandPicture(site, locale);
	const page: SocialCard = {
		...brand,
		payoff: brand.title,
		kicker: frame.crumbs.at(-2)?.label ?? '',
		title: frame.crumbs.at(-1)?.label ?? frame.title,
		text: frame.description,
	};
	switch (content.kind) {
		case 'cms': {
			const drawn = drawnOnPage(content.page, locale);
			if (content.page.id === 'home') return { ...brand, drawing: drawn.drawing };
			return { ...page, ...drawn, title: content.page.title };
		}
		case 'product':
			return {
				...page,
				title: content.product.name,
				text: content.product.payoff,
				figures: toFigures(content.product.figures, locale),
				drawing: toDrawing(content.product.drawing, locale),
			};
		case 'listing':
			return {
				...page,
				title: content.listing.title,
				text: content.listing.description,
				drawing: drawnInList(content.listing, site, locale),
			};
		case 'news': {
			const { topic, date, title, excerpt } = content.news;
			const kicker = `${getT(locale, 'content')(`topic.${topic}`)} · ${date}`;
			return { ...page, kicker, title, text: excerpt };
		}
		case 'functional':
		case 'error':
			return brand;
		default:
			return page;
	}
}

/** Picture of a page for social networks: the one that an editor chose, else a drawn card. */
export function socialPicture(site: Site, entry: RouteEntry): SocialPicture {
	const { chosen } = entry;
	if (chosen) return { photo: chosen.file, focal: chosen.focal ?? CENTRE };
	return socialCard(site, entry);
}

/** Alternative text. A host may mark a chosen picture as decorative; for networks none is. */
export function socialAlt(site: Site, entry: RouteEntry): string {
	return entry.chosen?.alt || socialCard(site, entry).title;
}
