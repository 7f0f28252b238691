import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listContent } from '#contract/publishing/drafts.ts';
import {
	isShown,
	STATES,
	listWriters,
} from '../../../../src/desk/editing/documents/entry-filters.ts';

/** Half past midnight of the first of July in Rome, still June in London. */
const NOW = new Date('2026-06-30T22:30:00Z');
const ANNA = 'anna@livenza.example';
const BRUNO = 'bruno@livenza.example';

function entry(given: object = {}) {
	const told = {
		id: 'company',
		title: 'Azienda',
		slug: 'azienda',
		updated_at: '2026-06-01T10:00:00.000Z',
		updated_by: ANNA,
		is_live: true,
		draft: null,
		locales: { en: 'current', ja: 'stale' },
		...given,
	};
	const [parsed] = v.parse(listContent.data, [told]);
	if (!parsed) throw new Error('no entry');
	return parsed;
}
const draftBy = (by: string, at: string) => ({
	title: 'Azienda',
	revision: 3,
	by,
	at,
	publish_at: null,
	publication_id: null,
});

function isFound(asked: Record<string, string>, given: object = {}): boolean {
	return isShown(entry(given), new URLSearchParams(asked), NOW);
}
const OFF = { updated_at: null, is_live: false, off_since: '2026-06-30T22:10:00.000Z' };
const liveAt = (updated_at: string | null) => ({ updated_at });

test('without valid filters every entry is listed', () => {
	expect(isFound({})).toBe(true);
	expect(isFound({ when: 'someday', state: 'odd' })).toBe(true);
});

test('today is the day in Rome', () => {
	expect(isFound({ when: 'today' }, liveAt('2026-06-30T22:00:00.000Z'))).toBe(true);
	expect(isFound({ when: 'today' }, liveAt('2026-06-30T21:59:59.000Z'))).toBe(false);
});

test.each([
	['week', '2026-06-23T22:30:00.000Z', '2026-06-23T22:29:00.000Z'],
	['month', '2026-05-31T22:30:00.000Z', '2026-05-31T22:29:00.000Z'],
	['old', '2026-01-01T22:29:00.000Z', '2026-01-01T22:31:00.000Z'],
])('the last %s are filtered by date of change', (when, found, not) => {
	expect(isFound({ when }, liveAt(found))).toBe(true);
	expect(isFound({ when }, liveAt(not))).toBe(false);
});

test('a draft counts from its last edit', () => {
	const draft = draftBy(BRUNO, '2026-06-30T08:00:00.000Z');
	const old = liveAt('2024-01-01T00:00:00.000Z');
	expect(isFound({ when: 'week' }, { ...old, draft })).toBe(true);
	expect(isFound({ when: 'old' }, { ...old, draft })).toBe(false);
	expect(isFound({ when: 'week' }, { updated_at: null, updated_by: null, draft })).toBe(true);
});

test('an author is found by publications and drafts', () => {
	const draft = draftBy(BRUNO, '2026-06-30T08:00:00.000Z');
	expect(isFound({ by: ANNA }, { draft })).toBe(true);
	expect(isFound({ by: BRUNO }, { draft })).toBe(true);
	expect(isFound({ by: BRUNO })).toBe(false);
	expect(listWriters([entry(), entry({ draft }), entry({ updated_by: null })])).toEqual([
		ANNA,
		BRUNO,
	]);
});

test.each([
	['live', {}, ['live']],
	['drafted', { draft: draftBy(ANNA, '2026-06-30T08:00:00.000Z') }, ['draft']],
	['new', { ...liveAt(null), draft: draftBy(ANNA, '2026-06-30T08:00:00.000Z') }, ['draft', 'new']],
	['off the site', OFF, ['off']],
	[
		'off the site with a draft',
		{ ...OFF, draft: draftBy(ANNA, '2026-06-30T08:00:00.000Z') },
		['draft', 'off'],
	],
])('an entry that is %s is found by that state only', (_what, given, states) => {
	const found = STATES.filter((state) => isFound({ state }, given));
	expect(found).toEqual(states);
});

test('an entry off the site counts from its removal', () => {
	expect(isFound({ when: 'today' }, OFF)).toBe(true);
	expect(isFound({ when: 'old' }, OFF)).toBe(false);
});

test('filters are combined', () => {
	const asked = { q: 'AZI', state: 'live', translation: 'ja.stale', by: ANNA, when: 'month' };
	expect(isFound(asked)).toBe(true);
	for (const [name, value] of [
		['q', 'ruote'],
		['state', 'draft'],
		['state', 'new'],
		['translation', 'en.stale'],
		['when', 'today'],
	] as const) {
		expect(isFound({ ...asked, [name]: value })).toBe(false);
	}
});
