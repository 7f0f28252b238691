// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownOrder } from '../../../src/desk/actions/orders/record.ts';
import { ExtendByRepair } from '../../../src/desk/actions/orders/ExtendByRepair.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const ORDER = '5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11';
const sent: { path: string; body: { key: string } }[] = [];
let answer: () => Response;

beforeEach(async () => {
	sent.length = 0;
	answer = () => Response.json({ data: { id: ORDER, status: 'delivered' } });
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		sent.push({ path, body: JSON.parse(String(init.body)) });
		return answer();
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const line = (position: number, legal_ends_on: string | null) => ({
	position,
	code: `C-${position}`,
	article: `Articolo ${position}`,
	quantity: 3,
	to_pack: 0,
	sent: 3,
	given_back: 0,
	unit_price: 100,
	total_amount: 300,
	left_amount: 300,
	has_serials: false,
	legal_ends_on,
	extended: 0,
});

async function show(lines: ReturnType<typeof line>[]) {
	const order = { id: ORDER, order_lines: lines } as ShownOrder;
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<ExtendByRepair order={order} />
			</AdminContext>,
		);
	});
}
const write = (label: RegExp, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (times: number) => {
	fireEvent.click(screen.getByRole('button', { name: 'Prolunga la garanzia' }));
	await waitFor(() => expect(sent).toHaveLength(times));
	await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
};

test('no repair can be entered without a line under legal guarantee', async () => {
	await show([line(0, null)]);
	expect(screen.queryByRole('button')).toBeNull();
});

test('a repair repeated after a lost answer has the same key; another repair has its own', async () => {
	await show([line(0, null), line(1, '2028-08-04')]);
	expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
		'Articolo 1, garanzia legale fino al 4 agosto 2028',
	]);
	write(/Pezzi riparati/, '2');
	write(/Giorno della riparazione/, '2026-08-04');
	answer = () => {
		throw new TypeError('offline');
	};
	await press(1);
	await press(2);
	const [first, second] = sent;
	expect(first).toEqual({
		path: `/api/desk/orders/${ORDER}/repairs`,
		body: {
			key: expect.stringMatching(/^[\da-f-]{36}$/),
			position: 1,
			quantity: 2,
			serials: [],
			repaired_on: '2026-08-04',
		},
	});
	expect(second).toEqual(first);
	write(/Giorno della riparazione/, '2026-08-03');
	await press(3);
	expect(sent.at(2)?.body.key).not.toBe(first?.body.key);
});

test('repaired wheels are named by serial number', async () => {
	await show([{ ...line(0, '2028-08-04'), has_serials: true }]);
	write(/Seriali delle ruote riparate/, ' MQC50A250117,MQC50P250118 ');
	write(/Pezzi riparati/, '2');
	write(/Giorno della riparazione/, '2026-08-04');
	await press(1);
	expect(sent[0]?.body).toMatchObject({ serials: ['MQC50A250117', 'MQC50P250118'], quantity: 2 });
});
