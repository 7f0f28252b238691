import { versionLine } from './version-line.ts';

/** Writes a text to its places: beside the choices, and in the bar of a phone. */
function fill(name: string, text: string | null | undefined): Element | null {
	const places = document.querySelectorAll(`[data-shows=${name}]`);
	for (const place of places) place.textContent = text?.trim() ?? '';
	return places[0] ?? null;
}

/** Adds the chosen article to the links to stores. */
function passOn(code: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="article="]')) {
		const address = new URL(link.href);
		address.searchParams.set('article', code);
		link.search = address.search;
	}
}

/** Sets the article of every add button, and turns the links to the choices into add buttons. */
function offer({ id, dataset }: HTMLElement, addText: string): void {
	for (const way of document.querySelectorAll<HTMLElement>('[data-choose]')) {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = way.className;
		button.textContent = addText;
		button.dataset['add'] = '';
		way.replaceWith(button);
	}
	for (const button of document.querySelectorAll<HTMLButtonElement>('[data-add]')) {
		if (button.closest('.card-grid')) continue;
		button.dataset['add'] = dataset['variant'] ?? id.toLowerCase();
		button.disabled = dataset['out'] !== undefined;
	}
}

/** Shows an article, by its row in the table, in every place for the chosen one. */
export function showArticle(row: HTMLElement, addText: string): void {
	const [code, name, price, availability] = row.children;
	fill('version', versionLine(name?.textContent?.trim() ?? ''));
	fill('price', price?.firstElementChild?.textContent);
	fill('lowest', price?.querySelector('small')?.textContent);
	const [stock, ...instead] = availability?.children ?? [];
	const place = fill('availability', stock?.textContent);
	if (place) place.className = stock?.className ?? '';
	passOn(row.id);
	offer(row, addText);
	const lines = instead.map((line) => line.cloneNode(true));
	document.querySelector('[data-shows=instead]')?.replaceChildren(...lines);
	// Last, because others observe it and then read the rest.
	fill('code', code?.textContent);
}
