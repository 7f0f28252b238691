// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toField } from '#contract/content/documents/fields.ts';
import { menuDocumentSchema, type MenuItemDocument } from '#contract/content/documents/menu.ts';
import { isList, isObject, type Json } from '#domain/documents/values.ts';
import { EditorContext } from '../../../src/desk/editing/fields/editor.ts';
import { FieldEditor } from '../../../src/desk/editing/fields/FieldEditor.tsx';
import { ListEditor } from '../../../src/desk/editing/fields/ListEditor.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const item = (id: string, children: MenuItemDocument[] = []) => ({
	id,
	link: null,
	target: '_self',
	media_id: null,
	texts: { it: { label: id, slug: id } },
	children,
});
const MENU = [
	item('ruote', [item('strada'), item('gravel')] as MenuItemDocument[]),
	item('cerchi'),
	item('mozzi'),
];

const field = toField(menuDocumentSchema.entries.items);
const held: Json[] = [];

function Menu() {
	const [value, setValue] = useState<Json | undefined>(JSON.parse(JSON.stringify(MENU)));
	if (field.kind !== 'list') return null;
	return (
		<EditorContext value={FieldEditor}>
			<ListEditor
				field={field}
				name="items"
				place="menu"
				path="items"
				label="Voci"
				value={value}
				onChange={(next) => {
					if (next !== undefined) held.push(next);
					setValue(next);
				}}
			/>
		</EditorContext>
	);
}

beforeEach(async () => {
	held.length = 0;
	vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
	await i18nProvider.changeLocale('it');
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<Menu />
			</AdminContext>,
		);
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const listIds = (value: Json | undefined): string[] =>
	isList(value) ? value.map((one) => (isObject(one) ? String(one['id']) : '')) : [];
/** Rows of the menu itself; those of submenus are nested in them. */
const rows = () => [
	...(screen.getAllByRole('group')[0]?.querySelectorAll(':scope > ol > li') ?? []),
];

/** Drags the row of an item and drops it on another. */
async function drag(from: Element | undefined, to: Element | undefined): Promise<void> {
	const handles = from ? [...from.querySelectorAll('[draggable]')] : [];
	const handle = handles.at(-1);
	if (!handle || !to) throw new Error('no row to drag');
	const dataTransfer = { setData: () => undefined, setDragImage: () => undefined };
	await act(async () => void fireEvent.dragStart(handle, { dataTransfer }));
	await act(async () => void fireEvent.dragOver(to, { dataTransfer }));
	await act(async () => void fireEvent.drop(to, { dataTransfer }));
	await act(async () => void fireEvent.dragEnd(handle, { dataTransfer }));
}

test('a menu item is dragged down with its children', async () => {
	const [wheels, , hubs] = rows();
	await drag(wheels, hubs);
	expect(listIds(held.at(-1))).toEqual(['cerchi', 'mozzi', 'ruote']);
	const moved = held.at(-1);
	const last = isList(moved) ? moved[2] : null;
	expect(isObject(last) && listIds(last['children'])).toEqual(['strada', 'gravel']);
	expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
		'Voci 1 spostato alla posizione 3 di 3',
	);
});

test('a menu item is dragged up', async () => {
	const [wheels, , hubs] = rows();
	await drag(hubs, wheels);
	expect(listIds(held.at(-1))).toEqual(['mozzi', 'ruote', 'cerchi']);
});

test('dropping at its own place or over another list changes nothing', async () => {
	const [wheels, rims] = rows();
	await drag(rims, rims);
	const inner = wheels?.querySelector('ol > li');
	await drag(inner ?? undefined, rims);
	expect(held).toEqual([]);
});

test('buttons remain as an alternative to dragging', async () => {
	const [, rims] = rows();
	if (!(rims instanceof HTMLElement)) throw new Error('no row');
	await act(async () => {
		const up = within(rims).getAllByRole('button', { name: /^Sposta su Voci 2/ });
		fireEvent.click(up.at(-1) ?? rims);
	});
	expect(listIds(held.at(-1))).toEqual(['cerchi', 'ruote', 'mozzi']);
});
