import { priceAt } from '#components/country/shown-prices.ts';
import { shownArticle } from '#components/product/options/shown-article.ts';
import { valueName } from '#components/product/options/value-name.ts';
import { noteOffered, type Offered } from '#state/analytics.ts';
import { sendPending } from '#state/wishlist/account.ts';
import {
	$wishlist,
	followDevice,
	mark,
	readDevice,
	unmark,
	type Marked,
} from '#state/wishlist/device.ts';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import { pageLocale } from '#state/page-locale.ts';
import { heartTexts } from './heart-texts.ts';

const SVG = 'http://www.w3.org/2000/svg';
const HEART = 'M19.5 12.57 12 20l-7.5-7.43a5 5 0 1 1 7.5-6.57 5 5 0 1 1 7.5 6.57';

function heartIcon(): SVGElement {
	const icon = document.createElementNS(SVG, 'svg');
	const attributes = {
		viewBox: '0 0 24 24',
		class: 'wish-icon',
		'aria-hidden': 'true',
		width: '1.25em',
		fill: 'none',
		stroke: 'currentColor',
		'stroke-width': '1.5',
	};
	for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
	const path = document.createElementNS(SVG, 'path');
	path.setAttribute('d', HEART);
	icon.append(path);
	return icon;
}

const readText = (element: Element | null | undefined) =>
	element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/**
 * Hearts of a page: one beside the choices of a product, for the article that is chosen, or one on
 * each card of a list that has a single article. Works on the device alone; a customer's marks are
 * sent to the host in the background.
 */
class WishHearts extends HTMLElement {
	#t = heartTexts(pageLocale());
	#ids: Record<string, string> = JSON.parse(this.dataset['ids'] ?? '{}');
	#status = document.createElement('span');

	connectedCallback() {
		this.#status.setAttribute('role', 'status');
		if (this.dataset['article'] !== undefined) this.#offerArticle();
		else this.#followCards();
		$wishlist.listen(() => this.#draw());
		followDevice();
		readDevice();
		this.#draw();
		void sendPending();
	}

	/** The article that the page shows as chosen. */
	get #article(): Marked | null {
		const code = readText(document.querySelector('[data-shows=code]'));
		const name = readText(document.querySelector('h1'));
		if (!code || !name) return null;
		const chosen = [...document.querySelectorAll('product-options a[data-value][aria-current]')];
		const values = chosen.map(valueName);
		const { pathname } = location;
		return {
			id: this.#ids[code] ?? code.toLowerCase(),
			title: [name, ...values].join(' ').slice(0, 300),
			href: `${pathname}?variant=${encodeURIComponent(code)}`,
		};
	}

	#offerArticle(): void {
		const button = this.#button();
		button.className = 'btn-ghost';
		button.append(' ', this.#t('save'));
		button.addEventListener('click', () => this.#toggle(this.#article, shownArticle));
		this.append(button, this.#status);
		const code = document.querySelector('[data-shows=code]');
		if (code) {
			new MutationObserver(() => this.#draw()).observe(code, {
				childList: true,
				characterData: true,
				subtree: true,
			});
		}
	}

	#followCards(): void {
		const grid = document.querySelector('.listing .card-grid');
		if (!grid) return;
		this.append(this.#status);
		this.#decorate(grid);
		new MutationObserver(() => this.#decorate(grid)).observe(grid, { childList: true });
		grid.addEventListener('click', ({ target }) => {
			const heart = target instanceof Element && target.closest<HTMLElement>('.wish-heart');
			const card = heart && heart.closest<HTMLElement>('li[data-wish]');
			if (card) this.#toggle(this.#cardArticle(card), () => this.#cardOffer(card));
		});
	}

	#cardArticle(card: HTMLElement): Marked {
		const link = card.querySelector<HTMLAnchorElement>('h3 a');
		return {
			id: card.dataset['wish'] ?? '',
			title: readText(link),
			href: link ? new URL(link.href).pathname : location.pathname,
		};
	}

	#cardOffer(card: HTMLElement): Offered {
		const { id, title } = this.#cardArticle(card);
		const price = priceAt(card.querySelector<HTMLElement>('[data-price]')) ?? null;
		return { code: id, name: title, price };
	}

	#button(): HTMLButtonElement {
		const button = document.createElement('button');
		button.type = 'button';
		button.append(heartIcon());
		return button;
	}

	#decorate(grid: Element): void {
		for (const card of grid.querySelectorAll<HTMLElement>('li[data-wish]')) {
			if (card.querySelector('.wish-heart')) continue;
			const button = this.#button();
			button.className = 'wish-heart btn-icon';
			const { title } = this.#cardArticle(card);
			button.setAttribute('aria-label', this.#t('saveName', { name: title }));
			card.append(button);
		}
		this.#draw();
	}

	#toggle(article: Marked | null, offer: () => Offered | null): void {
		if (!article) {
			// A choice is still open: the button that leads to it names it.
			document.querySelector<HTMLElement>('[data-choose]')?.click();
			return;
		}
		const isMarked = $wishlist.get().items.some(({ id }) => id === article.id);
		const outcome = isMarked ? unmark(article.id) && 'kept' : mark(article);
		const offered = !isMarked && outcome === 'kept' ? offer() : null;
		if (offered) noteOffered('add_to_wishlist', offered);
		this.#draw(outcome === 'full' ? this.#t('full', { count: MOST_WISHED }) : null);
		void sendPending();
	}

	#draw(said: string | null = null): void {
		const { items } = $wishlist.get();
		const marked = new Set(items.map(({ id }) => id));
		for (const card of document.querySelectorAll<HTMLElement>('li[data-wish]')) {
			const heart = card.querySelector('.wish-heart');
			heart?.setAttribute('aria-pressed', String(marked.has(card.dataset['wish'] ?? '')));
		}
		const own = this.querySelector('button');
		own?.setAttribute('aria-pressed', String(marked.has(this.#article?.id ?? '')));
		if (said !== null) this.#status.textContent = said;
		else this.#status.replaceChildren(...(items.length > 0 ? [this.#way(items.length)] : []));
	}

	#way(count: number): HTMLAnchorElement {
		const link = document.createElement('a');
		link.className = 'link text-sm';
		link.href = this.dataset['href'] ?? '';
		link.textContent = this.#t('open', { count });
		return link;
	}
}

customElements.define('wish-hearts', WishHearts);
