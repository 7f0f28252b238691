import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { OPENING_BLOCKS } from '#contract/content/templates.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { isList, isObject, valueAt, type JsonObject } from '#domain/documents/values.ts';

/**
 * Title that the site prints above the blocks of an entry, Italian where the language has none;
 * '' where the first block of a page carries the heading, and for entries without a title.
 */
export function toHeading(entity: ContentEntity, document: JsonObject, locale: Locale): string {
	const blocks = valueAt(document, ['texts', locale, 'blocks']);
	const [first] = isList(blocks) ? blocks : [];
	const isOpened = isObject(first) && OPENING_BLOCKS.includes(String(first['type']));
	if (entity === 'page' && isOpened) return '';
	const titles = [locale, DEFAULT_LOCALE].map((code) =>
		valueAt(document, ['texts', code, 'title']),
	);
	const found = titles.find((title) => typeof title === 'string' && title !== '');
	return typeof found === 'string' ? found : '';
}
