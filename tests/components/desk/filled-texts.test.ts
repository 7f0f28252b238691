// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { i18nProvider } from '#desk/i18n.ts';

afterEach(() => i18nProvider.changeLocale('en'));

test.each([
	['en', '2 items selected', 'Pieces of Kleos RD 50 to refund'],
	['it', '2 selezionati', 'Pezzi di Kleos RD 50 da rimborsare'],
])('texts of the framework and of the desk are filled in %s', async (locale, selected, pieces) => {
	await i18nProvider.changeLocale(locale);
	const { translate } = i18nProvider;
	expect(translate('ra.action.bulk_actions', { smart_count: 2 })).toBe(selected);
	expect(translate('desk.orders.refund.pieces', { article: 'Kleos RD 50' })).toBe(pieces);
});
