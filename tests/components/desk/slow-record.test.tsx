// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, useGetList, useRouterProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskEdit } from '../../../src/desk/DeskForms.tsx';
import { DeskShow } from '../../../src/desk/DeskShow.tsx';
import { dataProvider } from '../../../src/desk/data-provider.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const ROW = {
	id: 'kr50a',
	serial_number: 'KR50A',
	product_id: 'kleos-rd-50',
	state: 'sold',
	made_on: null,
	note: '',
	updated_at: '2025-06-15T10:00:00.000Z',
};

const sent: unknown[] = [];
/** Releases the answer to the first request for the record; later ones are answered at once. */
let release: () => void;

beforeEach(async () => {
	sent.length = 0;
	let row = ROW;
	let asked = 0;
	// An answer has the state of its request; its date tells the first, the one to the change, and
	// others apart.
	const whole = () => {
		asked += 1;
		const made_on = `2025-05-0${Math.min(asked, 3)}`;
		return Response.json({ data: { ...row, made_on, registration_id: null } });
	};
	const late = Promise.withResolvers<undefined>();
	release = () => late.resolve(undefined);
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		if (path.includes('?')) return Response.json({ data: { records: [ROW], total: 1 } });
		if (typeof body === 'string') {
			const change: object = JSON.parse(body);
			sent.push(change);
			row = { ...row, ...change };
			return Response.json({ data: row });
		}
		const answer = whole();
		if (asked === 1) await late.promise;
		return answer;
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** The record's pages, and the list that the user came from. */
function Pages() {
	const { Routes, Route } = useRouterProvider();
	useGetList('serials');
	return (
		<ResourceContextProvider value="serials">
			<Routes>
				<Route path="/serials/:id" element={<DeskEdit name="serials" />} />
				<Route path="/serials/:id/show" element={<DeskShow name="serials" />} />
			</Routes>
		</ResourceContextProvider>
	);
}

/** Opens the form while only the row of the list has arrived, and types a note. */
async function note(text: string): Promise<HTMLInputElement> {
	location.hash = '#/serials/kr50a';
	render(
		<AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
			<Pages />
		</AdminContext>,
	);
	const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nota interna' });
	await act(async () => void fireEvent.change(field, { target: { value: text } }));
	return field;
}
const save = () =>
	act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Salva' })));

test('values typed before the record loaded are kept and sent', async () => {
	const field = await note('Mozzo cambiato');
	await act(async () => release());
	expect(await screen.findByDisplayValue('2025-05-01')).toBeDefined();
	expect(field.value).toBe('Mozzo cambiato');
	await save();
	expect(sent).toEqual([{ note: 'Mozzo cambiato' }]);
});

test('an answer older than the change is ignored', async () => {
	await note('Mozzo cambiato');
	await save();
	expect(sent).toEqual([{ note: 'Mozzo cambiato' }]);
	await act(async () => release());
	expect(await screen.findByText('3 mag 2025')).toBeDefined();
	expect(screen.getByText('Mozzo cambiato')).toBeDefined();
});
