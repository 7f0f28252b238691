import { bestMatch, type Article } from './best-match.ts';
import { startGallery } from './gallery.ts';

const KEY = 'variant';

/** On wide screens all data is shown by its sheet; this says so to those who do not look at it. */
function openFolds(): void {
	for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
		fold.open = true;
		const summary = fold.querySelector('summary');
		if (summary) summary.tabIndex = -1;
	}
}

/** Choices of a product: which article they name, what it costs, and its address. */
class ProductOptions extends HTMLElement {
	private readonly rows = new Map<string, HTMLElement>();
	private readonly gallery = startGallery(this);

	connectedCallback() {
		for (const row of document.querySelectorAll<HTMLElement>('.variants tr[data-values]')) {
			this.rows.set(row.id, row);
		}
		this.addEventListener('click', (event) => {
			const link = event.target instanceof Element && event.target.closest('a[data-value]');
			if (!(link instanceof HTMLAnchorElement)) return;
			event.preventDefault();
			this.choose(link);
		});
		if (matchMedia('(min-width: 1024px)').matches) openFolds();
		// Whoever chose before this script came went to the article's row.
		const asked = new URLSearchParams(location.search).get(KEY) ?? location.hash.slice(1);
		if (this.rows.has(asked)) this.show(asked);
	}

	private get links(): HTMLAnchorElement[] {
		return [...this.querySelectorAll<HTMLAnchorElement>('a[data-value]')];
	}

	private get articles(): Article[] {
		return [...this.rows].map(([code, row]) => ({
			code,
			values: row.dataset['values']?.split(' ') ?? [],
		}));
	}

	private choose(link: HTMLAnchorElement) {
		const wanted = this.links
			.filter((other) => other.hasAttribute('aria-current'))
			.map((other) => other.dataset['value'] ?? '');
		const at = Number(link.dataset['at']);
		wanted[at] = link.dataset['value'] ?? '';
		const found = bestMatch(this.articles, wanted, at);
		if (!found) return;
		this.show(found.code);
		const address = new URL(location.href);
		address.searchParams.set(KEY, found.code);
		address.hash = '';
		history.replaceState(history.state, '', address);
	}

	private show(code: string) {
		const row = this.rows.get(code);
		const values = row?.dataset['values']?.split(' ') ?? [];
		for (const link of this.links) {
			const isChosen = values[Number(link.dataset['at'])] === link.dataset['value'];
			if (isChosen) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
			const { picture } = link.dataset;
			if (isChosen && picture) this.gallery.show(Number(picture));
		}
		const [, , price, availability] = row?.children ?? [];
		this.fill('price', price?.firstElementChild);
		this.fill('lowest', price?.querySelector('small'));
		const stock = this.fill('availability', availability?.firstElementChild);
		if (stock) stock.className = availability?.firstElementChild?.className ?? '';
		this.fill('code', row?.firstElementChild);
	}

	/** Puts a cell's words in their places: beside the choices, and in the bar of a phone. */
	private fill(name: string, source: Element | null | undefined): Element | null {
		const places = document.querySelectorAll(`[data-shows=${name}]`);
		for (const place of places) place.textContent = source?.textContent?.trim() ?? '';
		return places[0] ?? null;
	}
}

customElements.define('product-options', ProductOptions);
