// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DocumentForm } from '../../../src/desk/editing/documents/DocumentForm.tsx';
import { EditingContext, useEditing } from '../../../src/desk/editing/fields/context.ts';
import { EditorContext } from '../../../src/desk/editing/fields/editor.ts';
import { FieldEditor } from '../../../src/desk/editing/fields/FieldEditor.tsx';
import { loadPictures } from '../../../src/desk/editing/media/pictures.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import type { Locale } from '#contract/locales.ts';
import type { JsonObject } from '#domain/documents/values.ts';

const aPicture = (id: string, given: object) => ({
	id,
	file: `${id}.1a2b.webp`,
	width: 2400,
	height: 1600,
	alt: {},
	focal: { x: 0.5, y: 0.5 },
	uses: 0,
	is_uploaded: true,
	updated_at: '2026-05-01T08:00:00.000Z',
	...given,
});
const TEAM = aPicture('team', {
	alt: { it: 'La squadra', ja: 'チーム' },
	focal: { x: 0.25, y: 0.8 },
});
const SMALL = aPicture('small', { width: 800, height: 600 });
const PREVIEW = {
	url: 'https://ruote.example/preview/pass.tag/it/',
	token: 'pass.tag',
	expires_at: '2026-12-01T10:00:00Z',
};
const DOCUMENT: JsonObject = {
	slugs: { it: 'azienda' },
	texts: { it: { title: 'Azienda', blocks: [], seo_title: null, seo_description: null } },
};

/** The document after each change. */
let written: JsonObject[];

beforeEach(async () => {
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string) =>
		Response.json({ data: path.startsWith('/api/desk/pictures') ? [TEAM, SMALL] : PREVIEW }),
	);
	await loadPictures(true);
	written = [];
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function Form({ from, locale }: { from: JsonObject; locale: Locale }) {
	const [document, setDocument] = useState(from);
	const editing = useEditing();
	return (
		<EditorContext value={FieldEditor}>
			<EditingContext value={{ ...editing, locale }}>
				<DocumentForm
					entity="page"
					id="company"
					isSaved
					{...{ document, locale }}
					onChange={(next) => {
						written.push(next);
						setDocument(next);
					}}
				/>
			</EditingContext>
		</EditorContext>
	);
}

async function open(social_id: string | null | undefined, locale: Locale = 'it') {
	const from = social_id === undefined ? DOCUMENT : { ...DOCUMENT, social_id };
	await act(async () => {
		render(
			<MemoryRouter>
				<AdminContext i18nProvider={i18nProvider}>
					<Form from={from} locale={locale} />
				</AdminContext>
			</MemoryRouter>,
		);
	});
}
/** The picture of the card, found by its width. */
const card = () =>
	[...document.querySelectorAll<HTMLImageElement>('section img')].find(({ src }) =>
		/card\.jpg|media\/1200/.test(src),
	);

test.each([null, undefined])(
	'without a choice (%s) the card is generated, and states it',
	async (none) => {
		await open(none);
		expect(card()?.src).toContain('/preview/pass.tag/it/card.jpg');
		expect(screen.getByText(/È disegnata dal sito/)).toBeDefined();
	},
);

test('a picture is chosen beside title and description, and the card shows it at once', async () => {
	await open(undefined);
	const field = screen.getByRole('combobox', { name: 'Immagine per le condivisioni' });
	fireEvent.change(field, { target: { value: 'team' } });
	await act(async () => void fireEvent.click(screen.getByRole('option', { name: /La squadra/ })));
	expect(written.at(-1)?.['social_id']).toBe('team');
	expect(card()?.getAttribute('src')).toBe('/media/1200/team.1a2b.webp');
	expect(getComputedStyle(card() ?? document.body).objectPosition).toBe('25% 80%');
	expect(screen.getByText('A chi non la vede si legge: “La squadra”')).toBeDefined();
});

test('the choice is removed, and the card is generated again', async () => {
	await open('team');
	const field = screen.getByRole('combobox', { name: 'Immagine per le condivisioni' });
	await act(async () => {
		fireEvent.change(field, { target: { value: '' } });
		fireEvent.blur(field);
	});
	expect(written.at(-1)?.['social_id']).toBeNull();
	expect(card()?.src).toContain('card.jpg');
});

test.each<[Locale, string]>([
	['ja', 'チーム'],
	['fr', 'Azienda'],
])('in another language (%s) it is the same picture, with its text: %s', async (locale, words) => {
	await open('team', locale);
	expect(card()?.getAttribute('src')).toBe('/media/1200/team.1a2b.webp');
	expect(screen.getByText(`A chi non la vede si legge: “${words}”`)).toBeDefined();
	expect(screen.queryByRole('combobox', { name: 'Immagine per le condivisioni' })).toBeNull();
});

test('one that is too small has a warning, a large one none', async () => {
	await open('small');
	expect(screen.getByText(/più piccola di 1200 × 630 px/)).toBeDefined();
	cleanup();
	await open('team');
	expect(screen.queryByText(/più piccola di/)).toBeNull();
});

test('one missing in the library leaves the card generated', async () => {
	await open('gone');
	expect(card()?.src).toContain('card.jpg');
});
