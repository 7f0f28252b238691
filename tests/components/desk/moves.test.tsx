// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandleReturn } from '../../../src/desk/actions/HandleReturn.tsx';
import { HandleWithdrawal } from '../../../src/desk/actions/HandleWithdrawal.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const ID = '5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11';
const RETURN = {
	id: ID,
	return_status: 'requested',
	return_lines: [{ position: 0, code: 'KRD50-HG', quantity: 2 }],
};
const WITHDRAWAL = {
	id: ID,
	withdrawal_status: 'received',
	order_number: null,
	goods_at: null,
};
const sent: { path: string; body: unknown }[] = [];

beforeEach(async () => {
	sent.length = 0;
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		sent.push({ path, body: JSON.parse(body) });
		return Response.json({ data: { id: ID } });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function show(record: typeof RETURN | typeof WITHDRAWAL, part: ReactElement): Promise<void> {
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<RecordContextProvider value={record}>{part}</RecordContextProvider>
			</AdminContext>,
		);
	});
}
const press = (name: string | RegExp) =>
	act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (name: string, value: string) =>
	act(
		async () => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
	);
const steps = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a requested return is authorised with one press', async () => {
	await show(RETURN, <HandleReturn />);
	expect(steps()).toEqual(['Autorizza il reso', 'Rifiuta…']);
	await press('Autorizza il reso');
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(sent).toEqual([{ path: `/api/desk/returns/${ID}/authorisations`, body: {} }]);
});

test('a return is refused with a written reason', async () => {
	await show(RETURN, <HandleReturn />);
	await press('Rifiuta…');
	expect(sent).toEqual([]);
	await write('Motivo', 'Montata e usata.');
	await press('Conferma');
	const refused = { text: 'Montata e usata.' };
	expect(sent).toEqual([{ path: `/api/desk/returns/${ID}/refusals`, body: refused }]);
});

test('the received units of a return default to the requested ones', async () => {
	await show({ ...RETURN, return_status: 'in_transit' }, <HandleReturn />);
	await press('Registra l’arrivo');
	await press('Conferma');
	const lines = [{ position: 0, quantity: 2, condition: 'opened', restock: true }];
	expect(sent).toEqual([{ path: `/api/desk/returns/${ID}/arrivals`, body: { lines } }]);
});

test('a withdrawal that matched no order is accepted with the order’s number', async () => {
	await show(WITHDRAWAL, <HandleWithdrawal />);
	expect(steps()).toEqual(['Accetta…', 'Respingi…']);
	await press('Accetta…');
	await write('Ordine', '26-483-0275');
	await press('Conferma');
	const body = { order_number: '26-483-0275' };
	expect(sent).toEqual([{ path: `/api/desk/withdrawals/${ID}/acceptances`, body }]);
});

test('goods of a withdrawal are pending until received, and may be kept out of stock', async () => {
	await show({ ...WITHDRAWAL, withdrawal_status: 'accepted' }, <HandleWithdrawal />);
	await press('Registra l’arrivo della merce');
	await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
	await press('Conferma');
	const body = { restock: false };
	expect(sent).toEqual([{ path: `/api/desk/withdrawals/${ID}/arrivals`, body }]);
});
