import { carriedQuery } from '#domain/catalogue/carried-filter.ts';
import {
	COMPARED_PARAM,
	compareQuery,
	readAsked,
	type AskedProducts,
} from '#domain/catalogue/comparison.ts';
import { COUNTRY_CHANNEL } from '#contract/cookies.ts';
import type { ComparedProduct } from '#contract/comparison.ts';
import { pageLocale } from '#state/page-locale.ts';
import { keepChosen, readChosen } from './chosen.ts';
import { showsPrintedPrices } from './shown-prices.ts';
import { GAP, type CompareTexts } from './compare-texts.ts';
import { compareView } from './compare-view.ts';
import { comparedProduct } from './compare-data.ts';
import { verdictTexts } from './verdict-texts.ts';

interface Known {
	name: string;
	href: string;
	category: string;
	/** File of its data. */
	file: string;
}

/**
 * The comparison: products come from the address, their data from the files of their categories.
 * Products are added with the list and removed with the button on their column.
 */
class CompareTable extends HTMLElement {
	#texts: CompareTexts = JSON.parse(this.dataset['texts'] ?? '{}');
	#select = this.querySelector('select');
	/** Filter of the referring list, passed on to the products. */
	#carried = carriedQuery(location.search);
	#known = new Map(
		[...(this.#select?.options ?? [])].flatMap((option): [string, Known][] => {
			const href = option.dataset['href'] && option.dataset['href'] + this.#carried;
			const group = option.closest('optgroup');
			const [category = '', file = ''] = [group?.label, group?.dataset['file']];
			return href ? [[option.value, { name: option.text.trim(), href, category, file }]] : [];
		}),
	);
	#ids: string[] = [];
	#countries = new BroadcastChannel(COUNTRY_CHANNEL);
	#turn = 0;
	/** Search engines may list the page itself, but not one comparison of thousands. */
	#noindex = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
	#shareLinks = [...document.querySelectorAll<HTMLAnchorElement>('.share-menu a')].map(
		(link) => [link, link.href] as const,
	);

	connectedCallback() {
		this.#part('copy').hidden = !navigator.clipboard;
		this.querySelector('form')?.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#add(this.#select?.value ?? '');
		});
		this.addEventListener('click', ({ target }) => {
			if (target instanceof Element) this.#press(target);
		});
		addEventListener('popstate', () => this.#readAddress());
		this.#countries.onmessage = () => void this.#draw({ ids: this.#ids, surplus: [], unknown: [] });
		this.#readAddress();
	}

	#part(name: string): HTMLElement {
		return this.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? this;
	}

	#press(target: Element): void {
		const button = target.closest('button');
		const { drop, retry, suggest, part } = button?.dataset ?? {};
		if (drop) this.#drop(drop);
		if (suggest) this.#add(suggest);
		if (retry) this.#show({ ids: this.#ids, surplus: [], unknown: [] });
		if (part === 'clear') this.#choose([]);
		if (part === 'print') print();
		if (part === 'copy') void this.#copy();
	}

	/** Reads the products from the address, else those ticked in the lists. */
	#readAddress(): void {
		const text = new URLSearchParams(location.search).get(COMPARED_PARAM);
		const stored = readChosen().map(({ id }) => id);
		this.#show(readAsked(text ?? stored.join(','), (id) => this.#known.has(id)));
	}

	#add(id: string): void {
		if (id) this.#choose([...this.#ids, id]);
	}

	#drop(id: string): void {
		const next = this.#ids[this.#ids.indexOf(id) + 1];
		this.#choose(this.#ids.filter((one) => one !== id));
		// The pressed button was removed with its column: focus moves to the next one, or to the
		// list.
		void this.#drawn.then(() => {
			const button = this.querySelector<HTMLElement>(`[data-drop="${next}"]`);
			(button ?? this.#select)?.focus();
		});
	}

	#choose(ids: readonly string[]): void {
		this.#show(readAsked(ids.join(','), (id) => this.#known.has(id)));
	}

	#drawn: Promise<void> = Promise.resolve();

	#show(asked: AskedProducts): void {
		this.#ids = asked.ids;
		this.#keep();
		this.#offer();
		this.#drawn = this.#draw(asked);
	}

	/** Writes the compared products to the address, and to the language and share links. */
	#keep(): void {
		const query = compareQuery(this.#ids, this.#carried);
		if (query !== location.search) {
			history.replaceState(history.state, '', location.pathname + query);
		}
		if (query) document.head.append(this.#noindex);
		else this.#noindex.remove();
		keepChosen(this.#ids.map((id) => ({ id, name: this.#known.get(id)?.name ?? id })));
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
			link.search = query;
		}
		const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
		for (const [link, href] of this.#shareLinks) {
			const own = encodeURIComponent(page);
			link.href = href.replace(own, own + encodeURIComponent(query));
		}
	}

	/** Chosen products cannot be chosen again; those of the first one's category come first. */
	#offer(): void {
		if (!this.#select) return;
		const category = this.#known.get(this.#ids[0] ?? '')?.category;
		const isFull = this.#ids.length > 0 && this.#ids.length >= Number(this.dataset['max']);
		for (const option of this.#select.options) option.disabled = this.#ids.includes(option.value);
		const group = [...this.#select.querySelectorAll('optgroup')].find(
			({ label }) => label === category,
		);
		if (group) this.#select.firstElementChild?.after(group);
		// A product that can still be added stays: a visitor may have chosen it before this ran.
		if (isFull || this.#ids.includes(this.#select.value)) this.#select.value = '';
		for (const control of this.querySelectorAll<HTMLInputElement>('form select, form button')) {
			control.disabled = isFull;
		}
	}

	async #load(id: string): Promise<ComparedProduct | null> {
		const known = this.#known.get(id);
		return known ? comparedProduct(known.file, id) : null;
	}

	async #draw({ surplus, unknown }: AskedProducts): Promise<void> {
		const turn = ++this.#turn;
		const ids = [...this.#ids];
		const columns = await Promise.all(ids.map((id) => this.#load(id)));
		if (turn !== this.#turn) return;
		const products = ids.flatMap((id, at) => {
			const [known, column] = [this.#known.get(id), columns[at]];
			return known && column ? [{ ...known, id, column }] : [];
		});
		const isEmpty = ids.length === 0;
		this.#part('empty').hidden = !isEmpty;
		this.#part('tools').hidden = isEmpty;
		const table = compareView(products, this.#texts);
		this.#part('table').hidden = products.length === 0;
		this.#part('table').replaceChildren(...(products.length > 0 ? [table] : []));
		const isOneKind = new Set(products.map(({ category }) => category)).size === 1;
		const told = verdictTexts(
			isOneKind ? products.map(({ name, column }) => ({ name, figures: column.figures })) : [],
			this.#texts,
			{ hasPrices: showsPrintedPrices(), locale: pageLocale() },
		);
		this.#part('verdict').replaceChildren(
			...told.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
		);
		this.#part('status').textContent = (!isEmpty && this.#texts.chosen[ids.length]) || '';
		this.#suggest(ids);
		this.#note(
			ids.filter((_, at) => !columns[at]),
			{ ids, surplus, unknown },
		);
	}

	#note(failed: readonly string[], { ids, surplus, unknown }: AskedProducts): void {
		const toName = (id: string) => this.#known.get(id)?.name ?? id;
		const list = (text: string, names: readonly string[]) =>
			names.length > 0 ? [text.replace(GAP, names.map(toName).join(', '))] : [];
		const isMixed = new Set(ids.map((id) => this.#known.get(id)?.category)).size > 1;
		const notes = [
			...list(this.#texts.unknown, unknown),
			...list(this.#texts.surplus, surplus),
			...(isMixed ? [this.#texts.mixed] : []),
		].map((text) => Object.assign(document.createElement('p'), { textContent: text }));
		for (const id of failed) {
			const note = document.createElement('p');
			const button = Object.assign(document.createElement('button'), {
				type: 'button',
				className: 'link',
				textContent: this.#texts.retry,
			});
			button.dataset['retry'] = id;
			note.append(this.#texts.failed.replace(GAP, toName(id)), ' ', button);
			notes.push(note);
		}
		this.#part('notes').replaceChildren(...notes);
	}

	/** Offers other products of the category beside a single product. */
	#suggest(ids: readonly string[]): void {
		const [only] = ids;
		const category = this.#known.get(only ?? '')?.category;
		const others = [...this.#known].filter(([id, one]) => one.category === category && id !== only);
		this.#part('alone').hidden = ids.length !== 1;
		const chips = others.slice(0, 6).map(([id, { name }]) => {
			const chip = Object.assign(document.createElement('button'), {
				type: 'button',
				className: 'chip',
				textContent: name,
			});
			chip.dataset['suggest'] = id;
			return chip;
		});
		this.#part('suggestions').replaceChildren(...(ids.length === 1 ? chips : []));
	}

	async #copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(location.href);
			this.#part('status').textContent = this.#texts.copied;
		} catch {
			// The browser forbids copying: the address bar holds the same address.
			this.#part('copy').hidden = true;
		}
	}
}

customElements.define('compare-table', CompareTable);
