import { reportRefunds } from '#state/refunds.ts';

/**
 * `<told-refunds data-order>`: reports the refunds of a viewed order to analytics. It is invisible.
 * Few orders have a refund, so the component that prints the element loads this file on demand, as
 * `components/shell/boot/elements.ts` does. Other pages do not load it.
 */
class ToldRefunds extends HTMLElement {
	connectedCallback(): void {
		reportRefunds(this.dataset['order'] ?? '');
	}
}

// Two overlapping loads would define the element twice.
if (!customElements.get('told-refunds')) customElements.define('told-refunds', ToldRefunds);
