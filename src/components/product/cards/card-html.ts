import type { ProductCard as Card } from '#content/catalogue/catalogue.ts';
import type { Texts } from '#components/texts.ts';
import { staticHtml } from '#components/ui/static-html.ts';
import { ProductCard } from './ProductCard.tsx';

const printed = new WeakMap<Card, string>();

/**
 * Markup of a card. A product's card is one object on all pages of a language, so a build prints
 * each once; in development it is printed every time. Not cached by the product's id: a
 * long-running process would keep printing the first version of the card.
 */
export function cardHtml(card: Card, texts: Texts): string {
	let html = import.meta.env.DEV ? undefined : printed.get(card);
	if (html === undefined) {
		html = staticHtml(ProductCard, { card, texts });
		printed.set(card, html);
	}
	return html;
}
