import type { StoreQuery } from '#domain/stores/stores.ts';

const FIELDS = ['q', 'kind', 'country', 'range'] as const satisfies (keyof StoreQuery)[];
/** Browsers refuse more than about three changes of the address a second. */
const PAUSE_MS = 300;

/** Search that the form contains. */
export function readForm(form: HTMLFormElement): StoreQuery {
	const data = new FormData(form);
	const read = (name: string) => String(data.get(name) ?? '').trim();
	return { q: read('q'), kind: read('kind'), country: read('country'), range: read('range') };
}

/** Puts the address's search into the form; a value that no control has is left out. */
export function restoreForm(form: HTMLFormElement): void {
	const params = new URLSearchParams(location.search);
	for (const name of FIELDS) {
		const value = params.get(name);
		const field = form.elements.namedItem(name);
		if (value === null || !field) continue;
		if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
		else if (field instanceof HTMLSelectElement) {
			field.value = value;
			if (field.selectedIndex < 0) field.value = '';
		}
	}
}

let pause: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the search in the address, so that it can be shared and is there after a step back, and in
 * the links to the page's other languages.
 */
export function writeAddress(query: StoreQuery): void {
	clearTimeout(pause);
	pause = setTimeout(() => {
		const url = new URL(location.href);
		for (const name of FIELDS) {
			if (query[name]) url.searchParams.set(name, query[name]);
			else url.searchParams.delete(name);
		}
		if (url.href !== location.href) history.replaceState(history.state, '', url);
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
			link.search = url.search;
		}
	}, PAUSE_MS);
}
