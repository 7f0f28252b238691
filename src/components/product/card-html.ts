import type { ProductCard as Card } from '#content/catalogue.ts';
import type { Texts } from '#components/texts.ts';
import { staticHtml } from '#components/ui/static-html.ts';
import { ProductCard } from './ProductCard.tsx';

const printed = new Map<string, string>();

/**
 * Markup of a card. A product's card is the same on every page of a language, so a build prints
 * each once; while developing it is printed every time.
 */
export function cardHtml(card: Card, texts: Texts): string {
	const key = `${texts.locale}/${card.id}`;
	let html = import.meta.env.DEV ? undefined : printed.get(key);
	if (html === undefined) {
		html = staticHtml(ProductCard, { card, texts });
		printed.set(key, html);
	}
	return html;
}
