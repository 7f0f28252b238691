import { localeCookie } from '#contract/locale-cookie.ts';
import type { Locale } from '#contract/locales.ts';

/** A language link keeps the choice for `/`. The build wrote the attribute, from the locales. */
addEventListener('click', ({ target }) => {
	const link = (target as Element).closest<HTMLElement>('a[data-locale]');
	if (!link) return;
	document.cookie = localeCookie(link.dataset['locale'] as Locale, location.protocol === 'https:');
});
