import { whenPricesStand } from '#components/country/shown-prices.ts';
import { tellOfList } from '#components/listing/told-list.ts';
import { noteOffered } from '#state/analytics.ts';
import { outcomeOf, type Article } from './combinations.ts';
import { startGallery } from './gallery.ts';
import { shownArticle } from './shown-article.ts';

const KEY = 'variant';
/** Stand for names in the texts that the page brings. */
const VALUE = '#';
const OTHERS = '§';
const REASON = 'chip-reason';

/** Name of a value, without what else its link says. */
const nameOf = (link: HTMLAnchorElement) =>
	[...link.childNodes]
		.filter((node) => node instanceof Text)
		.map(({ data }) => data)
		.join('')
		.trim();

/** On wide screens all data is shown by its sheet; this says so to those who do not look at it. */
function openFolds(): void {
	for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
		fold.open = true;
		const summary = fold.querySelector('summary');
		if (summary) summary.tabIndex = -1;
	}
}

/** Tells once that the product was looked at, as the article that is chosen, and what is seen beside it. */
function tellOfView(): void {
	whenPricesStand(() => {
		const article = shownArticle();
		if (article) noteOffered('view_item', article);
	});
	const related = document.querySelector('.card-grid');
	if (related) tellOfList(related, related.parentElement?.querySelector('h2') ?? null);
}

/** Choices of a product: which article they name, what it costs, and its address. */
class ProductOptions extends HTMLElement {
	private readonly rows = new Map<string, HTMLElement>();
	private readonly gallery = startGallery(this);
	/** The value that was asked for last. */
	private asked: HTMLAnchorElement | null = null;

	connectedCallback() {
		for (const row of document.querySelectorAll<HTMLElement>('.variants tr[data-values]')) {
			this.rows.set(row.id, row);
		}
		this.addEventListener('click', (event) => {
			const link = event.target instanceof Element && event.target.closest('a');
			if (!link || event.ctrlKey || event.metaKey) return;
			const code = link.hash.slice(1);
			const isChip = link.dataset['value'] !== undefined;
			if (!isChip && !this.rows.has(code)) return;
			event.preventDefault();
			if (isChip) {
				this.asked = link;
				this.choose(link);
			} else {
				this.take(code);
				// The link that led here is gone.
				(this.asked ?? this.links.at(0))?.focus();
			}
		});
		if (matchMedia('(min-width: 1024px)').matches) openFolds();
		// Whoever chose before this script came went to the article's row.
		const asked = new URLSearchParams(location.search).get(KEY) ?? location.hash.slice(1);
		this.show(this.rows.has(asked) ? asked : null);
		tellOfView();
	}

	private get status() {
		return this.querySelector<HTMLElement>('.chip-ways');
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

	private get chosen(): string[] {
		return this.links
			.filter((link) => link.hasAttribute('aria-current'))
			.map((link) => link.dataset['value'] ?? '');
	}

	/** What a value leads to beside those that are chosen. */
	private outcome(link: HTMLAnchorElement) {
		const at = Number(link.dataset['at']);
		return outcomeOf(this.articles, this.chosen, at, link.dataset['value'] ?? '');
	}

	/** A value that does not go with the rest changes nothing: it says so and offers what exists. */
	private choose(link: HTMLAnchorElement) {
		const { article, against, ways } = this.outcome(link);
		if (article) {
			this.take(article.code);
			return;
		}
		const text = this.status?.dataset['ways'] ?? '';
		const said = text.replace(VALUE, nameOf(link)).replace(OTHERS, this.namesAt(against));
		const steps = ways.map(({ code }) => {
			const step = document.createElement('a');
			step.className = 'link';
			step.href = `#${code}`;
			step.textContent = this.rows.get(code)?.children[1]?.textContent?.trim() ?? code;
			return step;
		});
		this.status?.replaceChildren(said, ...steps.flatMap((step) => [' ', step]));
	}

	/** Names of the chosen values at these places. */
	private namesAt(places: readonly number[]): string {
		return this.links
			.filter((link) => link.hasAttribute('aria-current'))
			.filter((link) => places.includes(Number(link.dataset['at'])))
			.map(nameOf)
			.join(', ');
	}

	/** Chooses an article, and keeps it in the address. */
	private take(code: string) {
		this.show(code);
		const address = new URL(location.href);
		address.searchParams.set(KEY, code);
		address.hash = '';
		history.replaceState(history.state, '', address);
	}

	/** Shows an article as chosen, or says of the printed one what goes with it. */
	private show(code: string | null) {
		if (code !== null) this.fillFrom(code);
		this.status?.replaceChildren();
		for (const link of this.links) {
			const { article, against } = this.outcome(link);
			const reason = link.querySelector(`.${REASON}`);
			if (article) {
				reason?.remove();
				link.removeAttribute('aria-disabled');
				continue;
			}
			const said = reason ?? document.createElement('span');
			said.className = REASON;
			said.textContent = (this.status?.dataset['with'] ?? '').replace(
				OTHERS,
				this.namesAt(against),
			);
			link.append(said);
			link.ariaDisabled = 'true';
		}
	}

	private fillFrom(code: string) {
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
		this.passOn(code);
		if (row) this.offer(code, row);
		const instead = availability?.querySelector('a')?.cloneNode(true);
		this.querySelector('[data-shows=instead]')?.replaceChildren(...(instead ? [instead] : []));
	}

	/** The ways to a store name the article that is chosen. */
	private passOn(code: string) {
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="article="]')) {
			const address = new URL(link.href);
			address.searchParams.set('article', code);
			link.search = address.search;
		}
	}

	/** Lets every button that adds something add this article. */
	private offer(code: string, { dataset }: HTMLElement) {
		for (const button of document.querySelectorAll<HTMLButtonElement>('[data-add]')) {
			if (button.closest('.card-grid')) continue;
			button.dataset['add'] = dataset['variant'] ?? code.toLowerCase();
			button.disabled = dataset['out'] !== undefined;
		}
	}

	/** Puts a cell's words in their places: beside the choices, and in the bar of a phone. */
	private fill(name: string, source: Element | null | undefined): Element | null {
		const places = document.querySelectorAll(`[data-shows=${name}]`);
		for (const place of places) place.textContent = source?.textContent?.trim() ?? '';
		return places[0] ?? null;
	}
}

customElements.define('product-options', ProductOptions);
