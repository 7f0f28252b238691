import i18next from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import { toMessages } from '#i18n/server.ts';

test('an island falls back to Italian texts, with plurals', () => {
	onTestFinished(() => {
		i18next.removeResourceBundle('fr', 'rides');
		i18next.removeResourceBundle('it', 'rides');
	});
	i18next.addResourceBundle('it', 'rides', {
		list: { title: 'Prove', count_one: 'una', count_other: '{{count}}' },
		ask: { send: 'Chiedi' },
	});
	i18next.addResourceBundle('fr', 'rides', { list: { count_other: '{{count}} essais' } });
	expect(Reflect.apply(toMessages, undefined, ['fr', 'rides'])).toEqual({
		list: { title: 'Prove', count_other: '{{count}} essais' },
		ask: { send: 'Chiedi' },
	});
});
