/** As the host makes them: anything else in the address is not repeated on the page. */
const REFERENCE = /^[A-Z]{2}-[0-9A-Z]{4,12}$/;

/**
 * Shows the thanks for the form that the address names, with the number to quote. Where this does
 * not run, the address's fragment chooses the same part, without the number.
 */
export class ThanksNote extends HTMLElement {
	connectedCallback() {
		const query = new URLSearchParams(location.search);
		const form = query.get('form') ?? location.hash.slice(1);
		const part = [...this.children].find(({ id }) => id !== '' && id === form);
		part?.setAttribute('data-shown', '');
		const reference = query.get('ref') ?? '';
		const place = part?.querySelector<HTMLElement>('[data-reference]');
		const value = place?.querySelector('[data-value]');
		if (!place || !value || !REFERENCE.test(reference)) return;
		value.textContent = reference;
		place.hidden = false;
	}
}

customElements.define('thanks-note', ThanksNote);
