import type { Locale } from '#contract/locales.ts';
import type { BlockModel, BlockModelOf } from '#content/block-models.ts';
import type { Translator } from '#i18n/messages.ts';

/** Translators of the page's language, bound; the build and the editor each bring their own. */
export interface BlockTexts {
	locale: Locale;
	catalogue: Translator<'catalogue'>;
	content: Translator<'content'>;
	specs: Translator<'specs'>;
}

export interface BlockProps<T extends BlockModel['type']> {
	block: BlockModelOf<T>;
	texts: BlockTexts;
	/** The first block of a page carries its `h1` and loads its picture at once. */
	isFirst: boolean;
}
