import type { Block } from '#contract/content/blocks.ts';
import type { LabelledLink, LinkTarget } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { MenuItem } from '#contract/content/menus.ts';
import type { LocaleSource, SharedSource } from './source.ts';

/** Records omitted content, in words for the log. */
type Note = (who: string) => void;

const isUsage = (link: LinkTarget | null) =>
	link?.type === 'entity' && link.entity === 'product_usage';

function links(all: readonly LabelledLink[], who: string, note: Note): LabelledLink[] {
	return all.filter(({ label, link }) => {
		if (isUsage(link)) note(`${who} link "${label}"`);
		return !isUsage(link);
	});
}

/** Menu items without links to usages; an item that still has children keeps its place. */
function menuItems(items: readonly MenuItem[], menu: string, note: Note): MenuItem[] {
	return items.flatMap((item) => {
		const children = menuItems(item.children, menu, note);
		const isEmptied = item.children.length > 0 && item.link === null;
		const isLost = isUsage(item.link) || isEmptied;
		if (isUsage(item.link)) note(`menu "${menu}" item "${item.id}"`);
		if (isLost && children.length === 0) return [];
		return [{ ...item, children, link: isUsage(item.link) ? null : item.link }];
	});
}

const isOfUsages = (block: Block) =>
	(block.type === 'section_list' && block.kind === 'usages') ||
	(block.type === 'product_list' && block.usage_id !== null && block.product_ids.length === 0);

function withoutLinks(block: Block, who: string, note: Note): Block {
	const keep = (link: LabelledLink | null) => (link && links([link], who, note)[0]) ?? null;
	if ('links' in block) return { ...block, links: links(block.links, who, note) };
	if ('link' in block) return { ...block, link: keep(block.link) };
	if (block.type !== 'team_list') return block;
	return { ...block, items: block.items.map((team) => ({ ...team, link: keep(team.link) })) };
}

function blocks(all: readonly Block[], owner: string, note: Note): Block[] {
	return all.flatMap((block, index) => {
		const who = `${owner} block ${index} (${block.type})`;
		if (!isOfUsages(block)) return [withoutLinks(block, who, note)];
		note(who);
		return [];
	});
}

/** Content without the parts that name product usages, and a line about each removed part. */
export interface WithoutUsages<T> {
	kept: T;
	leftOut: string[];
}

const toLine = (who: string, locale: Locale) =>
	`${who} (${locale}) left out: it names product usages, which the host did not give`;

/**
 * One language without its product usages, the only failed call that the specification tolerates.
 * Content that names a usage is removed before any model is made of it, so an unknown usage stays
 * an error everywhere else. Links inside rich text are not checked.
 */
export function withoutUsages(source: LocaleSource): WithoutUsages<LocaleSource> {
	const leftOut: string[] = [];
	const note: Note = (who) => leftOut.push(toLine(who, source.locale));
	const { menus, pages, news } = source;
	const kept = {
		...source,
		usages: [],
		menus: menus.map((menu) => ({ ...menu, items: menuItems(menu.items, menu.slug, note) })),
		pages: pages.map((page) => ({
			...page,
			blocks: blocks(page.blocks, `page "${page.id}"`, note),
		})),
		news: news.map((item) => ({ ...item, blocks: blocks(item.blocks, `news "${item.id}"`, note) })),
	};
	return { kept, leftOut };
}

/** Leaves out redirects to a usage in one of these languages, until usages are back. */
export function withoutUsageRedirects(
	shared: SharedSource,
	locales: readonly Locale[],
): WithoutUsages<SharedSource> {
	if (locales.length === 0) return { kept: shared, leftOut: [] };
	const isLost = ({ to, to_locale }: SharedSource['redirects'][number]) =>
		isUsage(to) && locales.includes(to_locale);
	return {
		kept: { ...shared, redirects: shared.redirects.filter((redirect) => !isLost(redirect)) },
		leftOut: shared.redirects
			.filter(isLost)
			.map(({ id, to_locale }) => toLine(`redirect "${id}"`, to_locale)),
	};
}
