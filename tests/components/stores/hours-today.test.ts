// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hoursToday } from '#components/stores/hours-today.ts';
import { daysFrom } from '#components/stores/opening-hours.ts';

function toCard(rows: string): Element {
	const card = document.createElement('li');
	card.innerHTML = `<dl>${rows}</dl>`;
	return card;
}

test('a card shows today’s hours from its week', () => {
	const card = toCard(`
		<dt data-days="${daysFrom('mon', 'thu')}">lunedì–giovedì</dt><dd> 09:00–12:30, 15:00–19:00 </dd>
		<dt data-days="${daysFrom('fri', 'fri')}">venerdì</dt><dd>09:00–13:00</dd>
		<dt data-days="${daysFrom('sat', 'sun')}">sabato–domenica</dt><dd>chiuso</dd>`);
	const told = [2, 5, 6, 7, 8].map((day) => hoursToday(card, new Date(2026, 10, day, 12)));
	expect(told).toEqual([
		'09:00–12:30, 15:00–19:00',
		'09:00–12:30, 15:00–19:00',
		'09:00–13:00',
		'chiuso',
		'chiuso',
	]);
	expect(hoursToday(toCard(''), new Date())).toBeUndefined();
});
