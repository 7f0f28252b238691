// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { PublishDialog } from '../../../src/desk/editing/publishing/PublishDialog.tsx';
import { limit } from '../../support/pace.ts';
import { PUBLICATION } from '../../support/publication.ts';

beforeEach(async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async () => Response.json({ data: PUBLICATION }));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test('the link to a publication stays until it is followed or dismissed', async () => {
	const item = { entity: 'page', id: 'company', revision: 3, title: 'Azienda' } as const;
	await act(async () => {
		render(
			<MemoryRouter>
				<AdminContext i18nProvider={i18nProvider}>
					<PublishDialog items={[item]} onClose={() => undefined} onDone={() => undefined} />
					<Notification />
				</AdminContext>
			</MemoryRouter>,
		);
	});
	const press = async (name: string) => {
		const button = await screen.findByRole('button', { name, hidden: true });
		await act(async () => void fireEvent.click(button));
	};
	await press('Pubblica adesso');
	const way = await screen.findByRole('link', { name: 'Segui la pubblicazione', hidden: true });
	// A notification that closes by itself starts to close within the first minute, and is gone
	// after the second.
	const minute = () => act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
	await minute();
	await minute();
	expect(way.isConnected).toBe(true);

	await press('Chiudi');
	await vi.waitFor(() => expect(way.isConnected).toBe(false), limit(10_000));
});

test('languages without texts are named before publishing, with what they show', async () => {
	const texts = {
		it: { text: 'Chiusi dal 10 al 20 agosto', link_label: null },
		en: { text: 'Closed from 10 to 20 August', link_label: null },
	};
	const document = {
		position: 1,
		from: null,
		until: null,
		locales: null,
		link: null,
		is_dismissible: true,
		texts,
	};
	vi.stubGlobal('fetch', async () =>
		Response.json({
			data: {
				live: null,
				live_version: null,
				off_since: null,
				draft: {
					document,
					base: null,
					base_version: null,
					revision: 1,
					by: 'Anna',
					at: '2026-11-29T09:00:00.000Z',
					publish_at: null,
					publication_id: null,
				},
				faults: [],
				made_from: {},
			},
		}),
	);
	const item = { entity: 'announcement', id: 'summer', revision: 1, title: 'Chiusura' } as const;
	await act(async () => {
		render(
			<MemoryRouter>
				<AdminContext i18nProvider={i18nProvider}>
					<PublishDialog items={[item]} onClose={() => undefined} onDone={() => undefined} />
				</AdminContext>
			</MemoryRouter>,
		);
	});
	const warning = await screen.findByText(/^A «Chiusura» mancano testi/);
	expect(warning.textContent).toMatch(/in: spagnolo, francese e giapponese\. Su quelle pagine/i);
});
