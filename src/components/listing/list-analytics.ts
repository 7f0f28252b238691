import { noteListed, type Listed } from '#state/analytics.ts';

/** A card of a list as analytics get it; a card without a price may lack an id. */
function listed(card: Element): Listed {
	const place = card.querySelector<HTMLElement>('[data-price]');
	return {
		id: card.getAttribute('data-product') ?? place?.dataset['price'],
		name: card.querySelector('h3')?.textContent?.trim() ?? '',
		index: [...(card.parentElement?.children ?? [])].indexOf(card),
	};
}

/** Reports a list of cards once, when it is seen, and each product that a visitor opens from it. */
export function reportList(grid: Element, heading: Element | null): void {
	const name = heading?.textContent?.trim() ?? '';
	grid.addEventListener('click', ({ target }) => {
		const card = target instanceof Element && target.closest('h3 a')?.closest('li');
		if (card) noteListed('select_item', name, [listed(card)]);
	});
	const observer = new IntersectionObserver((seen) => {
		const cards = [...grid.children];
		if (cards.length === 0 || !seen.some(({ isIntersecting }) => isIntersecting)) return;
		observer.disconnect();
		noteListed('view_item_list', name, cards.map(listed));
	});
	observer.observe(grid);
}
