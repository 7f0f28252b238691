import { localeCookie } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';

/** A language link keeps the choice for `/`. The build wrote the attribute, from the locales. */
document.addEventListener('click', ({ target }) => {
	const link = target instanceof Element && target.closest<HTMLElement>('a[data-locale]');
	if (!link) return;
	document.cookie = localeCookie(link.dataset['locale'] as Locale, location.protocol === 'https:');
});
