import { carriedQuery } from '#domain/catalogue/carried-filter.ts';
import { compareQuery, type ChosenProduct } from '#domain/catalogue/comparison.ts';
import { keepChosen, readChosen } from './chosen.ts';
import { GAP, type TrayTexts } from './compare-texts.ts';

/**
 * Adds a box for the comparison to the cards of a list and shows the products ticked here or on
 * another list of the same tab. Cards that the facets add later get a box when they appear.
 */
class CompareTray extends HTMLElement {
	#texts: TrayTexts = JSON.parse(this.dataset['texts'] ?? '{}');
	#chosen: ChosenProduct[] = [];

	connectedCallback() {
		const grid = document.querySelector('.listing .card-grid');
		if (!grid) return;
		this.#decorate(grid);
		new MutationObserver(() => this.#decorate(grid)).observe(grid, { childList: true });
		grid.addEventListener('change', ({ target }) => {
			if (target instanceof HTMLInputElement) this.#tick(target);
		});
		this.addEventListener('click', ({ target }) => {
			const button = target instanceof Element && target.closest('button');
			if (button) this.#drop(button.dataset['drop'] ?? '');
		});
		// Also when the page comes back from memory, after the comparison changed the choice.
		addEventListener('pageshow', () => this.#read());
		this.#read();
	}

	#read(): void {
		this.#chosen = readChosen();
		this.#draw();
	}

	#boxes(): HTMLInputElement[] {
		return [...document.querySelectorAll<HTMLInputElement>('.compare-toggle input')];
	}

	#decorate(grid: Element): void {
		for (const card of grid.querySelectorAll<HTMLElement>('li[data-product]')) {
			if (card.querySelector('.compare-toggle')) continue;
			const box = document.createElement('input');
			box.type = 'checkbox';
			box.className = 'tick-box';
			box.autocomplete = 'off';
			box.value = card.dataset['product'] ?? '';
			box.dataset['name'] = card.querySelector('h3')?.textContent?.trim() ?? '';
			box.setAttribute('aria-label', this.#texts.toggleName.replace(GAP, box.dataset['name']));
			const label = document.createElement('label');
			label.className = 'compare-toggle';
			label.append(box, this.#texts.toggle);
			card.append(label);
		}
		this.#draw();
	}

	#tick({ value, checked, dataset }: HTMLInputElement): void {
		const others = this.#chosen.filter(({ id }) => id !== value);
		const name = dataset['name'] ?? value;
		this.#choose(checked ? [...others, { id: value, name }] : others);
	}

	#drop(id: string): void {
		const next = this.#chosen[this.#chosen.findIndex((one) => one.id === id) + 1];
		this.#choose(this.#chosen.filter((one) => one.id !== id));
		const follower = next && this.querySelector<HTMLElement>(`[data-drop="${next.id}"]`);
		const box = this.#boxes().find(({ value }) => value === id) ?? this.#boxes()[0];
		(follower || box)?.focus();
	}

	#choose(chosen: ChosenProduct[]): void {
		this.#chosen = chosen;
		keepChosen(chosen);
		this.#draw();
		this.#part('status').textContent = this.#texts.chosen[chosen.length] ?? '';
	}

	#part(name: string): HTMLElement {
		return this.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? this;
	}

	#draw(): void {
		const ids = this.#chosen.map(({ id }) => id);
		const isFull = ids.length >= Number(this.dataset['max']);
		for (const box of this.#boxes()) {
			box.checked = ids.includes(box.value);
			box.disabled = isFull && !box.checked;
		}
		this.#part('bar').hidden = ids.length === 0;
		this.#part('full').hidden = !isFull;
		this.#part('count').textContent = String(ids.length);
		const link = this.#part('open');
		if (link instanceof HTMLAnchorElement) {
			link.search = compareQuery(ids, carriedQuery(location.search));
		}
		this.#part('names').replaceChildren(...this.#chosen.map((one) => this.#name(one)));
	}

	#name({ id, name }: ChosenProduct): HTMLLIElement {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'chip compare-chip';
		button.dataset['drop'] = id;
		button.textContent = name;
		button.setAttribute('aria-label', this.#texts.remove.replace(GAP, name));
		const item = document.createElement('li');
		item.append(button);
		return item;
	}
}

customElements.define('compare-tray', CompareTray);
