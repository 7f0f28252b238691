import { describe, expect, test } from 'vitest';
import AnnouncementBar from '#components/shell/AnnouncementBar.astro';
import type { AnnouncementModel } from '#content/parts/model.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { LAYOUT_COMPONENTS } from '#layouts/registry.ts';
import { aFrame, aShell } from './fixtures.ts';
import { count, render } from './render.ts';

const SPRING: AnnouncementModel = {
	id: 'spring',
	text: 'La gamma di primavera è qui',
	link: { label: 'Scopri le ruote', href: '/it/prodotti/ruote' },
	lang: null,
	isDismissible: true,
};
const bar = (given: Partial<AnnouncementModel> = {}, locale: Locale = 'it') =>
	render(AnnouncementBar, { props: { announcement: { ...SPRING, ...given }, locale } });

describe('the bar of an announcement', () => {
	test.each(LOCALES)('is a named region with a named button: %s', async (locale) => {
		const html = await bar({}, locale);
		expect(html).toMatch(/<section class="announcement" aria-label="[^"]{4,}"/);
		expect(html).toMatch(/<button type="button"[^>]* aria-label="[^"]{6,}" hidden>/);
	});

	test('shows its text and link', async () => {
		const html = await bar();
		expect(html).toContain('La gamma di primavera è qui');
		expect(html).toContain('<a href="/it/prodotti/ruote">Scopri le ruote</a>');
		expect(await bar({ link: null })).not.toContain('<a ');
	});

	test('marks words of another language than the page’s', async () => {
		expect(await bar({ lang: 'it' }, 'ja')).toContain('<p lang="it">');
		expect(await bar()).not.toContain('<p lang');
	});

	test('has no button and no script when it cannot be dismissed', async () => {
		const html = await bar({ isDismissible: false });
		expect(html).not.toContain('<button');
		expect(html).not.toContain('<script');
	});

	test('is printed once above the header, and absent without one', async () => {
		const page = (announcement: AnnouncementModel | null) =>
			render(LAYOUT_COMPONENTS.default, {
				props: {
					frame: aFrame('it'),
					shell: { ...aShell(), digest: `${announcement?.id}`, announcement },
				},
				slots: { default: '<h1>Ruote</h1>' },
			});
		const html = await page(SPRING);
		expect(count(html, 'class="announcement"')).toBe(1);
		expect(html.indexOf('class="announcement"')).toBeLessThan(html.indexOf('<header'));
		expect(await page(null)).not.toContain('class="announcement"');
	});
});
