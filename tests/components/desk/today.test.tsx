// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DESK_RESOURCE_NAMES } from '#contract/desk/resources.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { toLists, MENU_GROUPS } from '../../../src/desk/menu-groups.ts';
import { Today } from '../../../src/desk/pages/Today.tsx';

beforeEach(() => i18nProvider.changeLocale('it'));
afterEach(cleanup);

/** Cards that lead to a list; files to download are links, too. */
const cards = () => screen.queryAllByRole('link').filter((link) => !link.hasAttribute('download'));

/** Opens the first page for support, with so many records behind each filter. */
function open(calculateTotal: (filter: object) => number) {
	const dataProvider = {
		getList: async (_name: string, { filter }: { filter?: object }) => ({
			data: [],
			total: calculateTotal(filter ?? {}),
		}),
	} as unknown as DataProvider;
	const authProvider = {
		login: async () => undefined,
		logout: async () => undefined,
		checkAuth: async () => undefined,
		checkError: async () => undefined,
		getPermissions: async () => 'support',
	};
	render(
		<AdminContext {...{ dataProvider, authProvider, i18nProvider }}>
			<Today />
		</AdminContext>,
	);
}

test('Today shows pending work only', async () => {
	open((filter) => ('is_late' in filter ? 3 : 0));
	expect(await screen.findByText('3')).toBeTruthy();
	await expect.poll(() => cards().length).toBe(1);
	expect(screen.queryByText('0')).toBeNull();
	expect(screen.queryByText('Oggi non c’è nulla in sospeso.')).toBeNull();
});

test('a day without pending work is stated', async () => {
	open(() => 0);
	expect(await screen.findByText('Oggi non c’è nulla in sospeso.')).toBeTruthy();
	expect(cards()).toEqual([]);
});

test('the menu contains every list once, in one of its five groups', () => {
	const grouped = MENU_GROUPS.flatMap((group) => toLists(group, DESK_RESOURCE_NAMES));
	expect(grouped.toSorted()).toEqual([...DESK_RESOURCE_NAMES].toSorted());
	expect(toLists('sales', ['orders', 'staff'])).toEqual(['orders']);
	expect(MENU_GROUPS).toHaveLength(5);
});
