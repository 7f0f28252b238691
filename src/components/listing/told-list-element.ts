import { tellOfList } from './told-list.ts';

/** A list of cards inside a page that is about something else: told of as the archive's is. */
class ToldList extends HTMLElement {
	connectedCallback(): void {
		const grid = this.querySelector('.card-grid');
		const heading = this.closest('section')?.querySelector('h1, h2') ?? null;
		if (grid) tellOfList(grid, heading ?? document.querySelector('h1'));
	}
}

customElements.define('told-list', ToldList);
