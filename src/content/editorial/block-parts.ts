import type { BlockOf } from '#contract/content/blocks.ts';
import type { Drawing, Product } from '#contract/content/catalogue.ts';
import type { LabelledLink } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { countryName } from '#i18n/country-name.ts';
import { BuildError } from '../source/build-error.ts';
import {
	toCards,
	findProduct,
	isListed,
	toCard,
	type ProductCard,
} from '../catalogue/catalogue.ts';
import { getContact } from '../parts/contact.ts';
import { getDrawing, getPart } from '../pictures/drawing.ts';
import type { CompletePart } from '#drawing/parts/complete.ts';
import { findForm, toFormModel } from './forms.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type { Picture, PriceText, SectionLink } from '../parts/model.ts';
import { categorySections, usageSections } from '../shell/shell.ts';
import type { Site } from '../site/site.ts';
import { toRows, type SpecificationRow } from '../parts/specifications.ts';

export interface Action {
	label: string;
	href: string;
}

export interface ComparedProduct {
	id: string;
	name: string;
	href: string;
	rows: SpecificationRow[];
	drawing: Drawing | null;
	/** Set for a part that is neither rim nor wheel and has all its dimensions. */
	part?: CompletePart;
	price: PriceText | null;
}

export interface TeamModel {
	name: string;
	discipline: string;
	/** Name of the country in the page's language. */
	country: string;
	text: string | null;
	picture: Picture | null;
	action: Action | null;
}

/** Context of resolving blocks: the site, the page's language, and the owner named in errors. */
export interface BlockContext {
	site: Site;
	locale: Locale;
	who: string;
}

export function toActions(
	{ site, locale, who }: BlockContext,
	links: readonly LabelledLink[],
): Action[] {
	return links.map(({ label, link }) => ({
		label,
		href: site.addresses.resolve(locale, link, who),
	}));
}

export function toAction(context: BlockContext, link: LabelledLink | null): Action | null {
	return link && (toActions(context, [link])[0] ?? null);
}

export function getProduct({ site, locale, who }: BlockContext, id: string): Product {
	const product = findProduct(site, locale, id);
	if (!product) {
		throw new BuildError(`${who} (${locale}) names product "${id}", which does not exist`);
	}
	return product;
}

export function compared(
	context: BlockContext,
	ids: readonly string[],
	codes: Parameters<typeof toRows>[1],
): ComparedProduct[] {
	const { site, locale, who } = context;
	return ids.map((id) => {
		const product = getProduct(context, id);
		const part = getPart(product);
		return {
			id,
			name: product.name,
			href: site.addresses.path(locale, 'product', id, who),
			rows: toRows(product.specifications, codes, locale),
			drawing: getDrawing(product),
			...(part && { part }),
			price: toCard(site, locale, product).price,
		};
	});
}

function assertNamed(
	{ locale, who }: BlockContext,
	kind: string,
	existing: readonly { id: string }[],
	id: string | null,
): void {
	if (id === null || existing.some((section) => section.id === id)) return;
	throw new BuildError(`${who} (${locale}) names ${kind} "${id}", which does not exist`);
}

export function productCards(context: BlockContext, block: BlockOf<'product_list'>): ProductCard[] {
	const { site, locale, who } = context;
	if (block.product_ids.length > 0) return toCards(site, locale, block.product_ids, who);
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

export function toSections(
	{ site, locale, who }: BlockContext,
	block: BlockOf<'section_list'>,
): SectionLink[] {
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

export function formPlace({ site, locale, who }: BlockContext, block: BlockOf<'form'>) {
	const form = findForm(site, locale, block.form_slug, who);
	return {
		name: form.name,
		description: form.description,
		form: toFormModel(site, locale, form),
		contact: getContact(site, locale),
	};
}

export function toTeam(
	context: BlockContext,
	team: BlockOf<'team_list'>['items'][number],
): TeamModel {
	const { media, link, country, ...rest } = team;
	return {
		...rest,
		country: countryName(country, context.locale),
		picture: toPictureOrNull(media),
		action: toAction(context, link),
	};
}
