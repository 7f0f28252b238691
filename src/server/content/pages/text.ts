import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { pages } from '../tables.ts';

/** Text of a page in a language, block by block, without markup; null if there is no such page. */
export async function pageText(db: Db | Tx, locale: Locale, id: string): Promise<string | null> {
	const [row] = await db.select({ texts: pages.texts }).from(pages).where(eq(pages.id, id));
	if (!row) return null;
	const { text } = textsIn(row.texts, locale);
	const parts = text.blocks.flatMap((block) =>
		block.type === 'rich_text' ? [block.title ?? '', plain(block.html)] : [],
	);
	return [text.title, ...parts].filter((part) => part !== '').join('\n\n');
}

/** Converts markup to lines of plain text. */
export const plain = (html: string): string =>
	html
		.replace(/<li>/g, '– ')
		.replace(/<br ?\/?>|<\/(?:li|p|h\d|tr)>/g, '\n')
		.replace(/<[^>]+>/g, '')
		.replace(/&amp;/g, '&')
		.trim();

/** Rows of the tables of cookies on a page, in a language; empty without the page. */
export async function cookieItems(db: Db | Tx, locale: Locale, page: string) {
	const [row] = await db.select({ texts: pages.texts }).from(pages).where(eq(pages.id, page));
	if (!row) return [];
	const { blocks } = textsIn(row.texts, locale).text;
	return blocks.flatMap((block) => (block.type === 'cookie_table' ? block.items : []));
}
