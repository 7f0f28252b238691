import type { FunctionComponent } from 'react';
import type { ProductCard as Card } from '#content/catalogue/catalogue.ts';
import type { Texts } from '#components/texts.ts';
import { staticHtml } from '#components/ui/static-html.ts';

/**
 * Returns a function that prints a card, once for all pages that show it: a product's card is one
 * object on all pages of a language. In development it is printed every time. Not cached by the
 * product's id: a long-running process would keep printing the first version of the card.
 */
export function oncePerCard(component: FunctionComponent<{ card: Card; texts: Texts }>) {
	const printed = new WeakMap<Card, string>();
	return (card: Card, texts: Texts): string => {
		let html = import.meta.env.DEV ? undefined : printed.get(card);
		if (html === undefined) {
			html = staticHtml(component, { card, texts });
			printed.set(card, html);
		}
		return html;
	};
}
