import { inSeedLocales, type SeedLocale } from '../languages.ts';
import type { BlockSeed, NewsSeed, Texts } from '../types.ts';
import type { TextPicker } from '../pages/page.ts';

interface NewsDraft extends Omit<NewsSeed, 'texts'> {
	slug: Texts;
	title: Texts;
	excerpt: Texts;
	/** Alternative text of `picture`. */
	alt: Texts;
	blocks: (t: TextPicker) => BlockSeed[];
}

export function newsItem({ slug, title, excerpt, alt, blocks, ...item }: NewsDraft): NewsSeed {
	const inLocale = (locale: SeedLocale) => ({
		slug: slug[locale],
		title: title[locale],
		excerpt: excerpt[locale],
		alt: alt[locale],
		blocks: blocks((texts) => texts[locale]),
	});
	return {
		...item,
		texts: inSeedLocales(inLocale),
	};
}

export const richText = (t: TextPicker, html: Texts, title?: Texts): BlockSeed => ({
	type: 'rich_text',
	title: title ? t(title) : null,
	html: t(html),
});
