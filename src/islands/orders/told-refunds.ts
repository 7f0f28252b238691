import { tellRefunds } from '#state/refunds.ts';

/**
 * `<told-refunds data-order>`: tells analytics of what went back of an order that somebody looks at.
 * Nothing is to be seen of it. Few orders have a refund: whoever prints it fetches this file then, as
 * `components/shell/elements.ts` does, and the others do not carry it.
 */
class ToldRefunds extends HTMLElement {
	connectedCallback(): void {
		void tellRefunds(this.dataset['order'] ?? '');
	}
}

// Fetched twice before it has come once, it is there when the second comes.
if (!customElements.get('told-refunds')) customElements.define('told-refunds', ToldRefunds);
