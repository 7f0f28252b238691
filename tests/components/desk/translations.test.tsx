// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { JsonObject } from '#domain/documents/values.ts';
import { textDigest } from '#domain/documents/translation.ts';
import { useTranslations } from '../../../src/desk/editing/documents/use-translations.ts';

afterEach(cleanup);

const FIRST = 'Raggi incrociati';
const SECOND = 'Raggi dritti';
const THIRD = 'Raggi a lama';

const block = (key: string, text: string) => ({ type: 'quote', key, text, source: null });
const page = (quotes: [key: string, text: string][], translated?: JsonObject): JsonObject => ({
	template: 'generic',
	slugs: { it: 'raggi' },
	texts: {
		it: { title: 'Raggi', blocks: quotes.map(([key, text]) => block(key, text)) },
		en: { title: 'Spokes', blocks: quotes.map(([key]) => block(key, `English ${key}`)) },
	},
	...(translated && { translated }),
});
const makeTranslated = (text: string): JsonObject => ({
	en: { 'texts.blocks.q1.text': { of: textDigest(text), same: false } },
});

function look(
	live: JsonObject,
	draft: JsonObject,
	{ at = 'texts.en.blocks.0.text', madeFrom = {} } = {},
) {
	const { result } = renderHook(() =>
		useTranslations('page', { live, madeFrom }, draft, 'en', () => undefined),
	);
	return [result.current?.stateAt(at), result.current?.formerItalian(at)];
}

test('for a draft the live Italian text is the source of a translation', () => {
	const live = page([['q1', FIRST]]);
	expect(look(live, live)).toEqual(['current', null]);
	expect(look(live, page([['q1', SECOND]]))).toEqual(['stale', FIRST]);
});

test('also after its block has moved', () => {
	const live = page([
		['q1', FIRST],
		['q2', 'Altro'],
	]);
	const moved = page([
		['q2', 'Altro'],
		['q1', SECOND],
	]);
	expect(look(live, moved, { at: 'texts.en.blocks.1.text' })).toEqual(['stale', FIRST]);
	expect(look(live, moved)).toEqual(['current', null]);
});

test('once published, the source comes from the history', () => {
	const live = page([['q1', SECOND]], makeTranslated(FIRST));
	const madeFrom = { [textDigest(FIRST)]: FIRST };
	expect(look(live, live, { madeFrom })).toEqual(['stale', FIRST]);
	// The Italian text has changed once more: the text that the translation was made from still
	// counts.
	const draft = page([['q1', THIRD]], makeTranslated(FIRST));
	expect(look(live, draft, { madeFrom })).toEqual(['stale', FIRST]);
});

test('an unknown earlier text is not substituted', () => {
	const live = page([['q1', SECOND]], makeTranslated(FIRST));
	expect(look(live, live)).toEqual(['stale', null]);
});
