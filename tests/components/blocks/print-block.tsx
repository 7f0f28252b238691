import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '#blocks/BlockView.tsx';
import { toTexts } from '#components/texts.ts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { Locale } from '#contract/locales.ts';

/** A block as the build prints it. */
export function print(
	block: BlockModel,
	{ isFirst = false, locale = 'it' as Locale } = {},
): string {
	return renderToStaticMarkup(
		<BlockView block={block} texts={toTexts(locale)} isFirst={isFirst} />,
	);
}

/** Counts the elements with a tag name. */
export const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1;
