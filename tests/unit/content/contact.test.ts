import { expect, test } from 'vitest';
import { getContact } from '#content/parts/contact.ts';
import { aSite } from '../../support/factories-content.ts';

test('equal hours share one line, on every page with them', () => {
	const site = aSite(() => ({}));
	const { settings } = site.locales.it;
	const days = { from_day: 'mon', to_day: 'fri' } as const;
	const support_hours = [
		{ ...days, opens: '8:30', closes: '12:30' },
		{ ...days, opens: '14:30', closes: '18:30' },
		{ from_day: 'sat', to_day: 'sat', opens: '9:00', closes: '12:00' } as const,
	];
	const it = {
		...site.locales.it,
		settings: { ...settings, shop: { ...settings.shop, support_hours } },
	};
	expect(getContact({ ...site, locales: { ...site.locales, it } }, 'it').hours).toEqual([
		{ days: 'lunedì–venerdì', time: '8:30–12:30 · 14:30–18:30' },
		{ days: 'sabato', time: '9:00–12:00' },
	]);
});
