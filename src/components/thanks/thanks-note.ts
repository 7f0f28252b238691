import { SENT_KEY } from '#contract/storage-keys.ts';

/** Format of the host's references: anything else in the address is not repeated on the page. */
const REFERENCE = /^[A-Z]{2}-[0-9A-Z]{4,12}$/;

/** Takes the note of the sent form out of the session, so that it counts for this page alone. */
function takeHanded(): string | null {
	try {
		const handed = sessionStorage.getItem(SENT_KEY);
		sessionStorage.removeItem(SENT_KEY);
		return handed;
	} catch {
		// Storage may be switched off: the general words are true then, too.
		return null;
	}
}

/**
 * Shows the thanks for the form that was sent from this tab, with the number to quote. An address
 * alone proves nothing: opened by itself, from a list of pages or a link, the page claims nothing.
 * After a reload or a step back the entry of the history keeps its note.
 */
export class ThanksNote extends HTMLElement {
	connectedCallback() {
		const handed = takeHanded();
		const before: unknown = history.state?.sent;
		const sent = handed ?? (typeof before === 'string' ? before : null);
		if (sent === null || sent !== location.search.slice(1)) return;
		if (handed !== null) history.replaceState({ ...history.state, sent }, '');
		const query = new URLSearchParams(sent);
		const form = query.get('form');
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
