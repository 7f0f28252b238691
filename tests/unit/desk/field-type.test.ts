import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { longTextSchema } from '#contract/desk/fields.ts';
import { DESK_RESOURCE_NAMES, deskResource } from '#contract/desk/resources.ts';
import { FORMS } from '#seed/forms.ts';
import { isoDateSchema, isoTimestampSchema } from '#contract/units.ts';
import { findFieldIssues, toFieldType } from '../../../src/desk/values/field-type.ts';
import { en } from '../../../src/desk/messages/en.ts';
import { it } from '../../../src/desk/messages/it.ts';

describe('the field type of a schema', () => {
	test.each([
		['a line of text', v.string(), { kind: 'text' }],
		['text of several lines', longTextSchema, { kind: 'long_text' }],
		['the same, not empty', v.pipe(longTextSchema, v.nonEmpty()), { kind: 'long_text' }],
		['a day', isoDateSchema, { kind: 'day' }],
		['a day that may be missing', v.optional(v.nullable(isoDateSchema), null), { kind: 'day' }],
		['an instant', isoTimestampSchema, { kind: 'instant' }],
		['yes or no', v.boolean(), { kind: 'boolean' }],
		['a number', v.pipe(v.number(), v.integer()), { kind: 'number' }],
		['a choice', v.picklist(['a', 'b']), { kind: 'choice', options: ['a', 'b'] }],
		[
			'a choice that may grow',
			v.union([v.picklist(['a', 'b']), v.string()]),
			{ kind: 'choice', options: ['a', 'b'] },
		],
		['answers of a form', v.record(v.string(), v.string()), { kind: 'values' }],
	])('%s', (_what, schema, kind) => {
		expect(toFieldType(schema)).toEqual(kind);
	});

	test('a list of objects is a table with their fields', () => {
		const type = toFieldType(v.array(v.object({ date: isoDateSchema })));
		expect(type).toEqual({ kind: 'table', columns: { date: isoDateSchema } });
	});
});

test('a form has the host’s issues, by field', () => {
	const schema = v.strictObject({ days: v.pipe(v.number(), v.minValue(1)) });
	expect(findFieldIssues(schema, { days: 0 })).toEqual({ days: 'faults.min_value' });
	expect(findFieldIssues(schema, { days: 1 })).toEqual({});
});

test.each([
	['it', it],
	['en', en],
])('every field of the demo forms has a label at the desk (%s)', (_locale, { fields }) => {
	const slugs = FORMS.flatMap((form) => form.fields.map(({ slug }) => slug));
	expect([...new Set(slugs)].filter((slug) => !(slug in fields))).toEqual([]);
});

describe('every label that a declaration needs exists', () => {
	const fieldsIn = (entries: v.ObjectEntries): [string, v.GenericSchema][] =>
		Object.entries(entries).flatMap(([name, schema]) => {
			const type = toFieldType(schema);
			const inner = type.kind === 'table' ? fieldsIn(type.columns) : [];
			return [[name, schema], ...inner];
		});

	test.each([
		['it', it],
		['en', en],
	])('in %s', (_locale, messages) => {
		for (const name of DESK_RESOURCE_NAMES) {
			const { record, parts, change, create } = deskResource(name);
			expect(messages.resources).toHaveProperty(name);
			for (const part of Object.keys(parts?.entries ?? {})) {
				expect(messages.parts).toHaveProperty(part);
			}
			const entries = { ...record.entries, ...change?.body.entries, ...create?.body.entries };
			const inParts = fieldsIn(parts?.entries ?? {});
			for (const [field, schema] of [...fieldsIn(entries), ...inParts]) {
				const isPart = parts !== null && field in parts.entries;
				if (!isPart) expect(messages.fields, `${name}.${field}`).toHaveProperty(field);
				const type = toFieldType(schema);
				const options = type.kind === 'choice' ? type.options : [];
				for (const option of options) expect(messages.choices).toHaveProperty([option]);
			}
		}
	});
});

test('an amount in a record with a currency is shown as money', () => {
	const bare = DESK_RESOURCE_NAMES.flatMap((name) => {
		const { entries } = deskResource(name).record;
		if (!('currency' in entries)) return [];
		return Object.entries(entries)
			.filter(
				([field, schema]) => field.endsWith('_amount') && toFieldType(schema).kind === 'number',
			)
			.map(([field]) => `${name}.${field}`);
	});
	expect(bare).toEqual([]);
});
