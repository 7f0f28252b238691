import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { lineSchema, longTextSchema } from '#contract/desk/fields.ts';
import { toList } from '#contract/lists.ts';
import {
	idSchema,
	LONGEST_ID,
	LONGEST_SLUG,
	LONGEST_TEXT,
	LONGEST_TITLE,
	slugSchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';
import { statementFields } from '#contract/withdrawals/withdrawals.ts';

const list = toList(v.object({ id: v.string(), title: v.string() }), 'id');

test('a list contains its entries', () => {
	expectTypeOf<v.InferOutput<typeof list>>().toEqualTypeOf<{ id: string; title: string }[]>();
	const entries = [
		{ id: 'a', title: 'A' },
		{ id: 'b', title: 'A' },
	];
	expect(v.parse(list, entries)).toEqual(entries);
});

test('two entries with one id are both named, by position and title', () => {
	const { issues = [] } = v.safeParse(list, [
		{ id: 'company', title: 'Azienda' },
		{ id: 'teams', title: 'Squadre' },
		{ id: 'company', title: 'Contatti' },
	]);
	const [issue] = issues;
	expect(issue && v.getDotPath(issue)).toBe('2.id');
	expect(issue?.received).toBe('"company" for 2 ("Contatti") and for 0 ("Azienda")');
});

test.each([
	['slug', slugSchema, LONGEST_SLUG, 120],
	['id', idSchema, LONGEST_ID, 120],
	['title', titleSchema, LONGEST_TITLE, 300],
	['text', textSchema, LONGEST_TEXT, 20_000],
] as const)('a %s has a maximum length', (_, schema, longest, characters) => {
	expect(longest).toBe(characters);
	expect(v.is(schema, 'a'.repeat(characters))).toBe(true);
	expect(v.is(schema, 'a'.repeat(characters + 1))).toBe(false);
});

test.each([
	['longTextSchema', longTextSchema],
	['lineSchema', lineSchema],
	['a statement of withdrawal', statementFields.contract],
])('%s rejects characters that a database refuses', (_name, schema) => {
	expect(v.is(schema, 'No. 7 🚲')).toBe(true);
	for (const text of ['a\u0000b', 'a\ud83d', '\udeb2b']) expect(v.is(schema, text)).toBe(false);
});
