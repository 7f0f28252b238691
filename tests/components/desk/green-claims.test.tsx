// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { PublishDialog } from '../../../src/desk/editing/publishing/PublishDialog.tsx';

const ITEM = { entity: 'announcement', id: 'spring', revision: 1, title: 'Primavera' } as const;

/** Announcement as the host keeps it, with a text in two languages. */
const announcement = (it: string, en: string) => ({
	...{ position: 1, from: null, until: null, locales: null, link: null, is_dismissible: true },
	texts: { it: { text: it, link_label: null }, en: { text: en, link_label: null } },
});

beforeEach(() => i18nProvider.changeLocale('it'));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Opens the dialog of a publication whose draft holds the texts. */
async function open(it: string, en: string, remove = false): Promise<void> {
	const draft = {
		...{ document: announcement(it, en), base: null, base_version: null, revision: 1, by: 'Anna' },
		...{ at: '2026-11-29T09:00:00.000Z', publish_at: null, publication_id: null },
	};
	const entry = {
		live: null,
		live_version: null,
		off_since: null,
		draft,
		faults: [],
		made_from: {},
	};
	vi.stubGlobal('fetch', async () => Response.json({ data: entry }));
	await act(async () => {
		render(
			<MemoryRouter>
				<AdminContext i18nProvider={i18nProvider}>
					<PublishDialog
						items={[{ ...ITEM, remove }]}
						onClose={() => undefined}
						onDone={() => undefined}
					/>
				</AdminContext>
			</MemoryRouter>,
		);
	});
}

test('generic green claims are named before the publication, by word, entry and language', async () => {
	await open('Ruote a impatto zero', 'Carbon-neutral wheels');
	const [it, en] = await screen.findAllByText(/Primavera/, { selector: '[role=alert] li' });
	expect(it?.textContent).toContain('impatto zero');
	expect(en?.textContent).toContain('neutral');
	expect(en?.textContent).not.toBe(it?.textContent);
	// The list warns and never blocks: a claim may be proven.
	expect(screen.getByRole('button', { name: 'Pubblica adesso' })).toHaveProperty('disabled', false);
});

test.each([
	['plain words', 'Cerchi in carbonio, finitura verde', 'Carbon rims in green', false],
	['what is taken off the site', 'Ruote a impatto zero', 'Carbon-neutral wheels', true],
])('no warning for %s', async (_case, it, en, remove) => {
	await open(it, en, remove);
	if (remove) await screen.findByRole('button', { name: 'Togli dal sito' });
	// The draft has been read: another warning about it stands.
	else await screen.findByText(/mancano testi/);
	expect(screen.queryByText(/impatto zero|neutral/)).toBeNull();
});
