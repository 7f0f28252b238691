/**
 * Opening hours that a card lists for a day, by the visitor's clock; none if it lists no hours. Rows
 * name their days by `getDay()`: `1234`.
 */
export const hoursToday = (card: Element, now: Date): string | undefined =>
	card.querySelector(`[data-days*="${now.getDay()}"]`)?.nextElementSibling?.textContent.trim();
