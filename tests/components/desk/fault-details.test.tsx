// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import { PublishFaults } from '../../../src/desk/editing/publishing/PublishFaults.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const entry = (id: string, title: string) => ({
	id,
	title,
	slug: null,
	updated_at: null,
	updated_by: null,
	is_live: true,
	draft: null,
	locales: {},
});
const LISTS: Record<string, object[]> = {
	'/api/desk/content/page': [entry('company', 'Azienda'), entry('quality', 'Qualità')],
	'/api/desk/content/menu': [entry('1', 'Testata')],
};

beforeEach(async () => {
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string) => Response.json({ data: LISTS[path] ?? [] }));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function told(fault: Pick<DocumentFault, 'path' | 'code' | 'detail'>): Promise<string> {
	const faults: DocumentFault[] = [{ entity: 'page', id: 'company', ...fault }];
	await act(async () => {
		render(
			<MemoryRouter>
				<AdminContext i18nProvider={i18nProvider}>
					<PublishFaults code="faults.validation_failed" faults={faults} />
				</AdminContext>
			</MemoryRouter>,
		);
	});
	return (await screen.findByRole('listitem')).textContent ?? '';
}

test.each<[string, string | null, string, RegExp]>([
	[
		'still_linked',
		'menu/1 items.2.link',
		'',
		/: Qualcosa porta ancora qui: Menu: Testata \(.+ › 3 › .+\)$/,
	],
	[
		'slug_taken',
		'page/quality',
		'slugs.it',
		/Un’altra voce ha già questo indirizzo: Pagina: Qualità$/,
	],
	['slug_taken', 'route/cart', 'slugs.it', /ha già questo indirizzo: Carrello$/],
	['slug_taken', 'page 2', 'slugs.it', /ha già questo indirizzo: la pagina 2 di un elenco$/],
	['target_missing', 'page/quality (ja)', 'parent_id', /Pagina: Qualità \(Giapponese\)$/],
	['target_missing', 'media/hero', 'media_id', /Immagine della libreria: hero$/],
	['draft_changed', 'lei@livenza.example', '', /ha salvato lei@livenza\.example$/],
	['scheduled', '6f1f0c1e-8f5c-4d61-9d3b-0a2d54b1c111', '', /programmata: Pubblicazioni$/],
	['live_changed', null, 'texts.it.title', /altro testo di questo campo è andato sul sito/],
])('an issue names its subject: %s %s', async (code, detail, path, words) => {
	const text = await told({ code, detail, path });
	expect(text).toMatch(/^Pagina: Azienda, /);
	expect(text).toMatch(words);
});

test('the subject of an issue can be opened', async () => {
	await told({ code: 'still_linked', detail: 'menu/1 items.2.link', path: '' });
	const link = screen.getByRole('link', { name: 'Menu: Testata' });
	expect(link.getAttribute('href')).toMatch(/\/content\/menu\/1$/);
});

test('a database error is collapsed', async () => {
	await told({ code: 'refused', detail: 'variants_code_unique', path: '' });
	expect(screen.getByText('variants_code_unique').closest('details')?.open).toBe(false);
});
