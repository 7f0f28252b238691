// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, RecordContextProvider, type RaRecord } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddService } from '../../../src/desk/actions/AddService.tsx';
import { MoveStock } from '../../../src/desk/actions/MoveStock.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const MOVES = { row: { id: 'krd50', on_hand: 4 }, parts: { stock_movements: [] } };
const LOG = { row: { id: 'reg1' }, parts: { service: [] } };

beforeEach(async () => {
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async () => Response.json({ data: {} }));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const fill = (input: Element, value: string) =>
	act(async () => void fireEvent.change(input, { target: { value } }));

function page(record: RaRecord, Action: () => React.ReactNode) {
	return (
		<AdminContext i18nProvider={i18nProvider}>
			<RecordContextProvider value={record}>
				<Action />
			</RecordContextProvider>
		</AdminContext>
	);
}

const last = () => screen.getAllByRole<HTMLInputElement>('textbox').at(-1) ?? expect.fail();

test.each([
	['a movement', MoveStock, MOVES],
	['a service entry', AddService, LOG],
])('%s being typed survives loading related records', async (_, Action, { row, parts }) => {
	const { rerender } = render(page(row, Action));
	await fill(last(), 'Contato due volte');
	await act(async () => rerender(page({ ...row, ...parts }, Action)));
	expect(last().value).toBe('Contato due volte');
});

test.each([
	['a movement', MoveStock, MOVES],
	['a service entry', AddService, LOG],
])('%s being typed does not carry over to another record', async (_, Action, { row }) => {
	const { rerender } = render(page(row, Action));
	await fill(last(), 'Contato due volte');
	await act(async () => rerender(page({ ...row, id: 'another' }, Action)));
	expect(last().value).toBe('');
});

test('a count must be typed again when the stock has changed', async () => {
	const { rerender } = render(page(MOVES.row, MoveStock));
	await fill(last(), 'Contato due volte');
	await act(async () => rerender(page({ ...MOVES.row, on_hand: 3 }, MoveStock)));
	expect(last().value).toBe('');
});

test('the form is cleared once a movement is logged', async () => {
	render(page(MOVES.row, MoveStock));
	await fill(screen.getByRole('spinbutton'), '4');
	await fill(last(), 'Contato due volte');
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Registra' })));
	await expect.poll(() => last().value).toBe('');
});

test('the form is cleared once a service entry is logged', async () => {
	render(page(LOG.row, AddService));
	await fill(screen.getByLabelText('Data'), '2025-06-15');
	await act(async () => void fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo' })));
	const [kind] = screen.getAllByRole('option').slice(1);
	await act(async () => void fireEvent.click(kind ?? expect.fail()));
	await fill(last(), 'Raggi tesi');
	const save = screen.getByRole('button', { name: 'Registra l’intervento' });
	await act(async () => void fireEvent.click(save));
	await expect.poll(() => last().value).toBe('');
});
