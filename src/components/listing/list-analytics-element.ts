import { reportList } from './list-analytics.ts';

/** A list of cards inside another kind of page: reported to analytics like the archive's. */
class ToldList extends HTMLElement {
	connectedCallback(): void {
		const grid = this.querySelector('.card-grid');
		const heading = this.closest('section')?.querySelector('h1, h2') ?? null;
		if (grid) reportList(grid, heading ?? document.querySelector('h1'));
	}
}

customElements.define('told-list', ToldList);
