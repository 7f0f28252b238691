import { CROP_RULES } from '#components/ui/crop.ts';
import forms from '#blocks/forms/registry.ts?sheets';
import islandBlocks from '#blocks/island-registry.ts?sheets';
import blocks from '#blocks/registry.ts?sheets';
import exploded from '#components/product/exploded/registry.ts?sheets';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { PageContent } from '#content/page/entry.ts';
import templates from './registry.ts?sheets';
import { pageSheet, type SheetPart } from './page-sheet.ts';

type Tables = Record<string, Record<string, SheetPart>>;

/** Styles of an entry of a registry; undefined if the table has none for it. */
const part = (tables: Tables, table: string, entry: string) => tables[table]?.[entry];

function needed(found: SheetPart | undefined, name: string): SheetPart {
	if (!found) throw new Error(`no style sheet is known for "${name}": is it in its registry?`);
	return found;
}

function templatePart(content: PageContent): SheetPart {
	if (content.kind === 'cms') {
		const { template } = content.page;
		return needed(part(templates, 'CMS_TEMPLATES', template), template);
	}
	const screen = content.kind === 'functional' ? content.route : '';
	return (
		part(templates, 'SCREEN_TEMPLATES', screen) ??
		needed(part(templates, 'KIND_TEMPLATES', content.kind), content.kind)
	);
}

function blockParts({ type }: BlockModel): SheetPart[] {
	const island = part(islandBlocks, 'ISLAND_BLOCKS', type);
	const block = needed(part(blocks, 'BLOCKS', type), type);
	return island ? [block, island] : [block];
}

function toBlocks(content: PageContent): readonly BlockModel[] {
	if (content.kind === 'cms') return content.page.blocks;
	return content.kind === 'news' ? content.news.blocks : [];
}

/** Styles of a product's places in exploded views, which most products have none of. */
function placesParts(content: PageContent): SheetPart[] {
	if (content.kind !== 'product' || content.product.places.length === 0) return [];
	return [needed(part(exploded, 'EXPLODED', 'places'), 'places')];
}

/** Slugs of the forms that a page may show: its own, and those of its blocks. */
function toForms(content: PageContent): readonly string[] {
	const ofBlocks = toBlocks(content).flatMap((block) =>
		block.type === 'form' && block.form ? [block.form.slug] : [],
	);
	const ofScreen = content.kind === 'functional' && content.form ? [content.form.slug] : [];
	return [...ofBlocks, ...ofScreen];
}

/** True if a page shows a picture with a focal point other than its centre. */
function hasPoint(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if (Array.isArray(value)) return value.some(hasPoint);
	if ('focal' in value) return true;
	// Models hold thousands of values: an array of them for each object took twice as long.
	for (const key in value) if (hasPoint(value[key as keyof typeof value])) return true;
	return false;
}

/**
 * Styles beyond `site.css` that a page carries: those of its template, of the blocks that it shows
 * and of forms with an island of their own. They are inlined in the page, because a further file
 * would delay its first paint for longer than its few bytes.
 */
export function toSheet(content: PageContent): string {
	const own = toForms(content).flatMap((slug) => {
		const found = part(forms, 'FORM_ISLANDS', slug);
		return found ? [found] : [];
	});
	const sheet = pageSheet([
		templatePart(content),
		...toBlocks(content).flatMap(blockParts),
		...placesParts(content),
		...own,
	]);
	return hasPoint(content) ? sheet + CROP_RULES : sheet;
}
