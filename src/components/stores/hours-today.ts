/** Opening hours that a card lists for a day, by the visitor's clock; none if it lists no hours. */
export function hoursToday(card: Element, now: Date): string | undefined {
	const today = (now.getDay() + 6) % 7;
	for (const row of card.querySelectorAll<HTMLElement>('[data-days]')) {
		const [from = 0, to = 0] = (row.dataset['days'] ?? '').split('-').map(Number);
		if (from <= today && today <= to) return row.nextElementSibling?.textContent.trim();
	}
	return undefined;
}
