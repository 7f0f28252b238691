import { carriedQuery } from '#domain/catalogue/carried-filter.ts';
import {
	countsFor,
	DEFAULT_SORT,
	isNarrowed,
	placesShown,
	readState,
	withBands,
	writeState,
	type FacetState,
} from './facet-state.ts';
import { allCards, cardsIn, type ListCards } from './list-cards.ts';
import { reportList } from './list-analytics.ts';

/** Placeholder that the template writes into texts for a name or a number. */
const GAP = '#';

const all = <T extends Element>(root: ParentNode, selector: string) => [
	...root.querySelectorAll<T>(selector),
];

function setHidden(element: HTMLElement | null, isHidden: boolean): void {
	if (element) element.hidden = isHidden;
}

/** Browsers leave a focused chip cut off at the edge of its row, as long as a part of it shows. */
function showFocused({ target }: FocusEvent): void {
	if (!(target instanceof Element) || !target.closest('.chips-row')) return;
	target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Filters and sorts the cards of a list. The address is the state; a list of several pages fetches
 * the others the first time that something is chosen.
 */
class FacetList extends HTMLElement {
	#form = this.querySelector('search');
	#groups = all<HTMLElement>(this, '[data-facet]').map((fieldset) => {
		const boxes = all<HTMLInputElement>(fieldset, 'input');
		return {
			code: fieldset.dataset['facet'] ?? '',
			keys: boxes.map(({ value }) => value),
			boxes,
			labels: all<HTMLElement>(fieldset, 'label'),
			unit: fieldset.dataset['unit'] ?? '',
			minorUnits: Number(fieldset.dataset['minorUnits']) || null,
			name: fieldset.querySelector('legend')?.textContent?.trim() ?? '',
		};
	});
	#select = this.querySelector('select');
	#sorts = [...(this.#select?.options ?? [])].map(({ value }) => value);
	#grid = this.querySelector<HTMLElement>('.card-grid');
	#chips = this.querySelector<HTMLElement>('.facets-active');
	#own = cardsIn(this);
	#whole: Promise<ListCards> | undefined;
	#turn = 0;
	#isTold = false;

	connectedCallback() {
		this.#readAddress();
		const change = () => this.#choose(this.#ticked());
		this.#form?.addEventListener('change', change);
		this.#select?.addEventListener('change', change);
		this.addEventListener('click', ({ target }) => {
			if (!(target instanceof Element)) return;
			const chip = target.closest<HTMLElement>('[data-remove], [data-clear]');
			if (chip) this.#remove(chip);
		});
		addEventListener('popstate', () => this.#readAddress());
		document.addEventListener('focusin', showFocused);
	}

	/** Reads the address if it has a state, else the boxes ticked before this script loaded. */
	#readAddress(): void {
		const query = new URLSearchParams(location.search);
		const state = readState(query, this.#groups, this.#sorts);
		const ticked = this.#ticked();
		this.#choose(this.#isActive(state) || this.hasAttribute('data-ready') ? state : ticked);
		this.setAttribute('data-ready', '');
	}

	#ticked(): FacetState {
		return {
			chosen: this.#groups.map(
				({ boxes }) => new Set(boxes.flatMap(({ checked }, place) => (checked ? [place] : []))),
			),
			sort: this.#select?.value ?? DEFAULT_SORT,
		};
	}

	#isActive(state: FacetState): boolean {
		return isNarrowed(state) || state.sort !== DEFAULT_SORT;
	}

	#remove(chip: HTMLElement): void {
		const { remove } = chip.dataset;
		const label = this.#chips?.querySelector<HTMLElement>(`[data-remove="${remove}"]`);
		const next = label?.nextElementSibling;
		for (const { code, boxes } of this.#groups) {
			for (const box of boxes)
				if (!remove || remove === `${code} ${box.value}`) box.checked = false;
		}
		this.#choose(this.#ticked());
		// The button was removed with its filter: focus moves to the next one, or to the facets.
		const key = next instanceof HTMLElement ? next.dataset['remove'] : undefined;
		const follower = key && this.#chips?.querySelector<HTMLElement>(`[data-remove="${key}"]`);
		const rest = this.#chips?.hidden ? this.#focusable() : this.#chips?.querySelector('button');
		(follower || rest)?.focus();
	}

	/** The first facet if it is visible, else the button that opens them. */
	#focusable(): HTMLElement | null {
		const opener = this.querySelector<HTMLElement>('.facets-open');
		return opener?.checkVisibility() ? opener : (this.#groups[0]?.boxes[0] ?? this.#select);
	}

	#choose(state: FacetState): void {
		const query = writeState(new URLSearchParams(location.search), this.#groups, state);
		if (query !== location.search) {
			history.replaceState(history.state, '', location.pathname + query + location.hash);
		}
		for (const link of all<HTMLAnchorElement>(document, 'a[data-locale]')) link.search = query;
		this.#groups.forEach(({ boxes }, group) =>
			boxes.forEach((box, place) => (box.checked = state.chosen[group]?.has(place) ?? false)),
		);
		if (this.#select) this.#select.value = state.sort;
		this.#drawChips(state);
		void this.#show(state);
	}

	async #show(state: FacetState): Promise<void> {
		const turn = ++this.#turn;
		const isActive = this.#isActive(state);
		const list = isActive ? await this.#everything() : this.#own;
		// Ticks during a page load cause one update, for the last tick.
		if (turn !== this.#turn) return;
		const items = withBands(list.items, this.#groups);
		const shown = isActive ? placesShown(items, state) : list.cards.map((_, place) => place);
		this.#drawCards(shown.flatMap((place) => list.cards[place] ?? []));
		const carried = carriedQuery(location.search);
		for (const link of all<HTMLAnchorElement>(this, '.card-grid h3 a')) link.search = carried;
		setHidden(this.querySelector('[data-empty]'), shown.length > 0);
		setHidden(this.querySelector('.listing-results > nav'), isActive);
		this.#count(isNarrowed(state) ? shown.length : null);
		if (isActive) this.#drawCounts(countsFor(items, this.#groups, state));
		else this.#drawCounts(this.#countsAtFirst);
		this.#tell();
	}

	/** Reports the list to analytics when first shown, filtered by the address. */
	#tell(): void {
		if (this.#isTold || !this.#grid) return;
		this.#isTold = true;
		reportList(this.#grid, document.querySelector('h1'));
	}

	/** Cards already in place are not touched: one may hold the focus or be half clicked. */
	#drawCards(cards: readonly HTMLElement[]): void {
		const drawn = [...(this.#grid?.children ?? [])];
		const isSame = cards.length === drawn.length && cards.every((card, at) => card === drawn[at]);
		if (!isSame) this.#grid?.replaceChildren(...cards);
	}

	#countsAtFirst = this.#groups.map(({ labels }) =>
		labels.map((label) => Number(label.querySelector('.facet-count')?.textContent)),
	);

	#everything(): Promise<ListCards> | ListCards {
		const addresses = (this.dataset['pages'] ?? '').split(' ').filter(Boolean);
		if (addresses.length < 2) return this.#own;
		this.setAttribute('aria-busy', 'true');
		this.#whole ??= allCards(addresses, Number(this.dataset['page']) - 1, this.#own)
			.catch(() => {
				setHidden(this.querySelector('[data-partial]'), false);
				return this.#own;
			})
			.finally(() => this.removeAttribute('aria-busy'));
		return this.#whole;
	}

	#count(shown: number | null): void {
		const { textAll = '', textShown = '' } = this.dataset;
		const text = shown === null ? textAll : textShown.replace(GAP, String(shown));
		const status = this.querySelector('[data-count]');
		if (status && status.textContent !== text) status.textContent = text;
	}

	#drawCounts(counts: readonly number[][]): void {
		this.#groups.forEach(({ boxes, labels }, group) =>
			boxes.forEach((box, place) => {
				const count = counts[group]?.[place] ?? 0;
				const figure = labels[place]?.querySelector('.facet-count');
				if (figure) figure.textContent = String(count);
				box.disabled = count === 0 && !box.checked;
			}),
		);
	}

	#drawChips(state: FacetState): void {
		const clear = this.#chips?.querySelector('[data-clear]');
		if (!this.#chips || !clear) return;
		const chips = this.#groups.flatMap(({ code, keys, labels, unit, name }, group) =>
			keys.flatMap((key, place) => {
				if (!state.chosen[group]?.has(place)) return [];
				const label = labels[place]?.querySelector('span')?.textContent ?? key;
				const value = `${label} ${unit}`.trim();
				const chip = document.createElement('button');
				chip.type = 'button';
				chip.className = 'chip facet-chip';
				chip.dataset['remove'] = `${code} ${key}`;
				chip.textContent = value;
				chip.setAttribute(
					'aria-label',
					(this.dataset['textRemove'] ?? '').replace(GAP, `${name} ${value}`),
				);
				return [chip];
			}),
		);
		this.#chips.replaceChildren(...chips, clear);
		this.#chips.hidden = chips.length === 0;
		const chosen = this.querySelector('[data-chosen]');
		if (chosen) chosen.textContent = chips.length > 0 ? String(chips.length) : '';
	}
}

customElements.define('facet-list', FacetList);
