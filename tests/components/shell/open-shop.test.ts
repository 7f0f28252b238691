import { expect, test } from 'vitest';
import { LAYOUT_COMPONENTS } from '#layouts/registry.ts';
import { aFrame, aShell } from './fixtures.ts';
import { render } from './render.ts';

const page = (isShopEnabled: boolean) =>
	render(LAYOUT_COMPONENTS.default, {
		props: { frame: aFrame('it'), shell: aShell('it', { isShopEnabled }) },
		slots: { default: '<h1>Ruote</h1>' },
	});

test('the header of a closed shop, and its menu, have no cart', async () => {
	const html = await page(false);
	expect(html).toContain('href="/it/account"');
	expect(html).not.toContain('href="/it/cart"');
	expect(html).not.toContain('data-cart');
});

test('the header of an open shop has a place for the number', async () => {
	expect(await page(true)).toMatch(/href="\/it\/cart"[^>]*data-cart/);
});
