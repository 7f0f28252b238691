// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShareCard } from '../../../src/desk/editing/documents/ShareCard.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const URL_OF = 'https://ruote.example/preview/pass.tag/ja/';
const PREVIEW = { url: URL_OF, token: 'pass.tag', expires_at: '2026-12-01T10:00:00Z' };
let asked: unknown[];
let answer: () => Response;

beforeEach(() => {
	asked = [];
	answer = () => Response.json({ data: PREVIEW });
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		asked.push(JSON.parse(body));
		return answer();
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const card = (isSaved: boolean) => (
	<AdminContext i18nProvider={i18nProvider}>
		<ShareCard entity="page" id="company" locale="ja" isSaved={isSaved}>
			<p>drawn here</p>
		</ShareCard>
	</AdminContext>
);
async function show() {
	let shown = render(<></>);
	await act(async () => {
		shown = render(card(true));
	});
	const save = async (isSaved: boolean) => act(async () => shown.rerender(card(isSaved)));
	return { save };
}
const picture = () => document.querySelector('img');
const instead = () => screen.queryByText('drawn here');

test('the picture is rendered from the saved draft, and again after each save', async () => {
	const { save } = await show();
	expect(asked).toMatchObject([{ entity: 'page', id: 'company', locale: 'ja', or_live: true }]);
	expect(picture()?.getAttribute('src')).toBe('/preview/pass.tag/ja/card.jpg?save=1');
	await save(false);
	expect(picture()?.getAttribute('src')).toBe('/preview/pass.tag/ja/card.jpg?save=1');
	await save(true);
	expect(picture()?.getAttribute('src')).toBe('/preview/pass.tag/ja/card.jpg?save=2');
	expect(asked).toHaveLength(1);
	expect(instead()).toBeNull();
});

test('a placeholder replaces a failed picture until a later save', async () => {
	const { save } = await show();
	const failing = picture();
	if (!failing) throw new Error('no picture');
	await act(async () => void fireEvent.error(failing));
	expect([picture(), instead() !== null]).toEqual([null, true]);
	await save(false);
	await save(true);
	expect(picture()?.getAttribute('src')).toBe('/preview/pass.tag/ja/card.jpg?save=2');
});

test('a placeholder replaces it without a preview address, too', async () => {
	answer = () =>
		Response.json({ code: 'draft_gone', status: 410, type: 'about:blank' }, { status: 410 });
	await show();
	expect([picture(), instead() !== null]).toEqual([null, true]);
});
