// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChoices } from '../../../src/desk/editing/documents/use-choices.ts';

const ENTRY = {
	slug: null,
	updated_by: null,
	updated_at: null,
	is_live: false,
	draft: null,
	locales: {},
};
const DRAFT = {
	title: 'Torna',
	revision: 3,
	by: 'anna@livenza.example',
	at: '2025-06-15T10:00:00Z',
	publish_at: null,
	publication_id: null,
};
const OFF = { ...ENTRY, off_since: '2025-06-15T10:00:00Z' };

afterEach(() => vi.unstubAllGlobals());

test('an entry off the site cannot be linked, unless a draft restores it', async () => {
	const entries = [
		{ ...ENTRY, id: 'live', title: 'Sul sito', is_live: true, updated_at: '2025-01-01T10:00:00Z' },
		{ ...OFF, id: 'gone', title: 'Tolta' },
		{ ...OFF, id: 'back', title: 'Torna', draft: DRAFT },
	];
	vi.stubGlobal('fetch', async () => Response.json({ data: entries }));
	const { result } = renderHook(() => useChoices());
	await act(async () => void result.current('page'));
	await expect.poll(() => result.current('page').map(({ id }) => id)).toEqual(['live', 'back']);
});
