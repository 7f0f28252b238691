import { expect, test } from 'vitest';
import { toHeading } from '#desk/editing/builder/canvas/page-heading.ts';

const page = (
	type: string,
	titles: Record<string, string> = { it: 'Azienda', ja: '会社概要' },
) => ({
	texts: Object.fromEntries(
		Object.entries(titles).map(([locale, title]) => [locale, { title, blocks: [{ type }] }]),
	),
});

test('a page whose first block has no heading shows its title', () => {
	expect(toHeading('page', page('rich_text'), 'it')).toBe('Azienda');
	expect(toHeading('page', page('rich_text'), 'ja')).toBe('会社概要');
});

test.each(['hero', 'text_media'])('a page that starts with %s shows no second title', (type) => {
	expect(toHeading('page', page(type), 'it')).toBe('');
});

test('a language without a title shows the Italian one', () => {
	expect(toHeading('page', page('rich_text', { it: 'Azienda', fr: '' }), 'fr')).toBe('Azienda');
});

test('news always show their title, and an entry without one shows none', () => {
	expect(toHeading('news', page('text_media'), 'it')).toBe('Azienda');
	expect(toHeading('page', { texts: {} }, 'it')).toBe('');
});
