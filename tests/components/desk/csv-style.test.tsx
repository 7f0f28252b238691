// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { Accounts } from '../../../src/desk/pages/Accounts.tsx';

afterEach(() => {
	cleanup();
	localStorage.clear();
});

async function open(locale: 'it' | 'en'): Promise<void> {
	cleanup();
	await i18nProvider.changeLocale(locale);
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<Accounts />
			</AdminContext>,
		);
	});
}
/** Query of the link to the VAT file. */
function asked(): URLSearchParams {
	const link = screen.getByRole('link', { name: /IVA|VAT/ });
	return new URL(link.getAttribute('href') ?? '', 'http://desk.example').searchParams;
}
const style = () => [asked().get('csv_style'), asked().get('csv_language')];

test('an export defaults to the spreadsheet of the desk’s language, or the last one chosen', async () => {
	await open('it');
	expect(style()).toEqual(['semicolon', 'it']);
	await open('en');
	expect(style()).toEqual(['comma', 'en']);
	await act(
		async () => void fireEvent.mouseDown(screen.getByRole('combobox', { name: 'CSV for' })),
	);
	await act(async () => void fireEvent.click(screen.getByRole('option', { name: /Italian/ })));
	expect(style()).toEqual(['semicolon', 'en']);
	// In a later visit, too.
	await open('en');
	expect(style()).toEqual(['semicolon', 'en']);
	localStorage.setItem('desk.csv-style', 'tabs');
	await open('it');
	expect(style()).toEqual(['semicolon', 'it']);
});
