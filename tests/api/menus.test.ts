import { describe, expect, test } from 'vitest';
import { getMenu, listMenus } from '#contract/content/endpoints.ts';
import { MENU_IDS, MENU_SLUGS } from '#contract/content/menus.ts';
import { conforms, readData, readProblem, hostUnderTest } from '../support/host-conformance.ts';

const ask = hostUnderTest();
conforms('listMenus', ask);
conforms('getMenu', ask, { path: async () => '/menus/main', unknownPath: '/menus/sidebar' });

describe('menus', () => {
	const listSlugs = async (query: string) =>
		(await readData(listMenus, await ask(`/api/menus?filter[id]=${query}`))).map(
			({ slug }) => slug,
		);

	test('are returned by id, for the reduced and the full header', async () => {
		expect(await listSlugs('1')).toEqual(['main']);
		expect(await listSlugs('1|2|3|4')).toEqual([
			'main',
			'hamburger-primary',
			'hamburger-secondary',
			'footer',
		]);
		expect(await listSlugs('99')).toEqual([]);
	});

	test.each(['1|', '|1', 'main', '1,2', '1||2'])('filter %s is refused', async (filter) => {
		const response = await ask(`/api/menus?filter[id]=${encodeURIComponent(filter)}`);
		expect((await readProblem(response)).fields).toEqual([{ path: 'filter[id]', code: 'regex' }]);
	});

	test.each(MENU_SLUGS)('%s returns its count and its items', async (slug) => {
		const menu = await readData(getMenu, await ask(`/api/menus/${slug}`));
		expect(menu).toMatchObject({ id: MENU_IDS[slug], slug });
		expect(menu.items.length).toBeGreaterThan(0);
	});

	test('the hamburger menu contains the primary and the secondary menu', async () => {
		const { items } = await readData(getMenu, await ask('/api/menus/hamburger?locale=ja'));
		expect(items).toHaveLength(2);
		expect(items[0]?.slug).toMatch(/^primary/);
		expect(items[1]?.slug).toMatch(/^secondary/);
		expect(items.every(({ children }) => children.length > 0)).toBe(true);
	});
});
