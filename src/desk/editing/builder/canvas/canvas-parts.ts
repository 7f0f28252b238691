import { createContext, use, useEffect, useState } from 'react';
import type { Texts } from '#components/texts.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { usePictures, type Pictures } from '../../media/pictures.ts';

/** Resources for drawing blocks, beyond a block's own data. */
export interface CanvasParts {
	locale: Locale;
	texts: Texts | null;
	pictures: Pictures;
	/** Title that the site prints above the blocks; '' where the first block carries it. */
	heading: string;
}

export const CanvasContext = createContext<CanvasParts>({
	locale: 'it',
	texts: null,
	pictures: new Map(),
	heading: '',
});
export const useCanvas = () => use(CanvasContext);

const FILES = import.meta.glob<Messages>(
	'../../../../i18n/locales/*/{bench,catalogue,content,prices,specs}.json',
	{
		import: 'default',
	},
);

async function listMessages(locale: Locale, namespace: string): Promise<Messages> {
	return (await FILES[`../../../../i18n/locales/${locale}/${namespace}.json`]?.()) ?? {};
}

async function loadTexts(locale: Locale): Promise<Texts> {
	const [bench, catalogue, content, prices, specs] = await Promise.all(
		['bench', 'catalogue', 'content', 'prices', 'specs'].map((namespace) =>
			listMessages(locale, namespace),
		),
	);
	return {
		locale,
		bench: createTranslator(locale, bench ?? {}),
		catalogue: createTranslator(locale, catalogue ?? {}),
		content: createTranslator(locale, content ?? {}),
		prices: createTranslator(locale, prices ?? {}),
		specs: createTranslator(locale, specs ?? {}),
	};
}

/** Texts of a language and pictures of the site; blocks are drawn once the texts have loaded. */
export function useCanvasParts(locale: Locale): Omit<CanvasParts, 'heading'> {
	const [texts, setTexts] = useState<Texts | null>(null);
	const pictures = usePictures();
	useEffect(() => {
		let isWanted = true;
		void loadTexts(locale).then((loaded) => isWanted && setTexts(loaded));
		return () => {
			isWanted = false;
		};
	}, [locale]);
	return { locale, texts, pictures };
}
