// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt, type JsonObject } from '#domain/documents/values.ts';
import PageBuilder from '../../../src/desk/editing/builder/PageBuilder.tsx';
import { EditorContext } from '../../../src/desk/editing/fields/editor.ts';
import { FieldEditor } from '../../../src/desk/editing/fields/FieldEditor.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { limit } from '../../support/pace.ts';

const BEFORE = { type: 'quote', key: 'one', text: 'Prima di lei', source: null };
const BAD = { type: 'rich_text', key: 'two', title: 'Il guasto', html: '<p>illeggibile</p>' };
const AFTER = { type: 'quote', key: 'three', text: 'Dopo di lei', source: null };
const CRASHED = 'Questo blocco non si può disegnare.';

/** Documents of the page after each change. */
let written: unknown[];

beforeEach(async () => {
	written = [];
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
	// A browser that throws on one text, as an unforeseen failure.
	const Parser = DOMParser;
	vi.stubGlobal(
		'DOMParser',
		class extends Parser {
			override parseFromString(html: string, type: DOMParserSupportedType): Document {
				if (html.includes('illeggibile')) throw new TypeError('what nobody has foreseen');
				return super.parseFromString(html, type);
			}
		},
	);
	// React logs the errors that a boundary has caught.
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

async function open() {
	const given: JsonObject = { texts: { it: { blocks: [BEFORE, BAD, AFTER] } } };
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<EditorContext value={FieldEditor}>
				<PageBuilder
					entity="page"
					id="company"
					document={given}
					locale="it"
					faults={[]}
					onChange={(next) => written.push(valueAt(next, ['texts', 'it', 'blocks']))}
					onShown={() => undefined}
				/>
			</EditorContext>
		</AdminContext>
	);
	const router = createMemoryRouter([{ path: '*', element }]);
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
	const frame = () => document.querySelector('iframe')?.contentDocument?.body;
	await expect
		.poll(() => frame()?.textContent ?? '', { timeout: limit(10_000) })
		.toContain(AFTER.text);
	return { canvas: () => frame()?.textContent ?? '' };
}
const inside = (name: string) => within(screen.getByRole('region', { name, hidden: true }));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const rowButton = (name: RegExp) =>
	inside('Blocchi della pagina').getByRole('button', { name, hidden: true });

test('a block that fails to render is named in its place, and its data are kept', async () => {
	const { canvas } = await open();
	expect(canvas()).toContain(BEFORE.text);
	expect(canvas()).toContain(`TestoIl guasto${CRASHED}`);
	expect(written).toEqual([]);
});

test('it can be removed, and the others stay', async () => {
	const { canvas } = await open();
	await press(rowButton(/^Elimina: .*Testo/));
	await expect.poll(() => written.at(-1)).toEqual([BEFORE, AFTER]);
	await expect.poll(canvas).not.toContain(CRASHED);
	expect(canvas()).toContain(BEFORE.text);
});

test('its data can be edited as JSON when its fields cannot be shown', async () => {
	const { canvas } = await open();
	await press(rowButton(/^Testo Il guasto/));
	const fields = inside('Campi del blocco');
	await fields.findByText(/^I campi di questo blocco non si possono mostrare/);
	const raw = fields.getByLabelText('Dati del blocco (JSON)');
	const mended = { ...BAD, html: '<p>Si legge.</p>' };
	fireEvent.change(raw, { target: { value: JSON.stringify(mended) } });
	await press(fields.getByRole('button', { name: 'Ripara', hidden: true }));
	await expect.poll(() => written.at(-1)).toEqual([BEFORE, mended, AFTER]);
	await expect.poll(canvas).toContain('Si legge.');
	expect(canvas()).not.toContain(CRASHED);
});
