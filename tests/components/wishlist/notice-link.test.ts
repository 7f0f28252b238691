import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { toMessages } from '#i18n/server.ts';
import { NoticeLink } from '#islands/wishlist/NoticeLink.tsx';

describe.each(['confirm', 'end'] as const)('the page to %s a notice', (act) => {
	test.each(LOCALES)('has no button without script, but instructions (%s)', (locale) => {
		const html = renderToStaticMarkup(
			createElement(NoticeLink, {
				act,
				locale,
				lead: 'lead',
				messages: toMessages(locale, 'wishlist'),
				email: 'info@livenza.example',
				wishlistHref: `/${locale}/wishlist`,
				productsHref: `/${locale}/products`,
			}),
		);
		expect(html).not.toContain('<button');
		expect(html).toContain('JavaScript');
		expect(html).toContain('href="mailto:info@livenza.example"');
		expect(html).toContain(`href="/${locale}/wishlist"`);
	});
});
