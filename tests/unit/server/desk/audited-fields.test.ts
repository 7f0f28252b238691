import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTRACT } from '#contract/modules.ts';
import { toChanges } from '#server/identity/audit.ts';

/** Texts about things: the log repeats them, and keeps them when a person's data are erased. */
const OF_THINGS = ['code', 'remark', 'source', 'transfer_bank', 'transfer_holder', 'variant_code'];

/** Public texts of the fit rules. A reason elsewhere may be about a person. */
const OF_FIT_RULES = ['adapter', 'reason', 'reason_en', 'reason_es', 'reason_fr', 'reason_ja'].map(
	(field) => `fit_rules.${field}`,
);

/** Returns whether staff may type a person's name into a field. */
const takesName = (field: v.GenericSchema) => v.is(field, 'Mario Rossi');

const isKept = (field: string) => toChanges({}, { [field]: 'Mario Rossi' })[field]?.to !== null;

const TYPED = CONTRACT.flatMap(({ desk }) =>
	desk.flatMap(({ name, change, create }) =>
		[change, create].flatMap((writing) =>
			Object.entries(writing?.body.entries ?? {}).flatMap(([field, schema]) =>
				takesName(schema) ? [`${name}.${field}`] : [],
			),
		),
	),
);

test('personal fields are logged without their values', () => {
	expect(TYPED).toContain('subscribers.first_name');
	const repeated = TYPED.filter((typed) => isKept(typed.split('.')[1] ?? ''));
	const ofPeople = repeated.filter(
		(typed) => !OF_THINGS.includes(typed.split('.')[1] ?? '') && !OF_FIT_RULES.includes(typed),
	);
	expect(ofPeople).toEqual([]);
	expect(OF_FIT_RULES.filter((typed) => !TYPED.includes(typed))).toEqual([]);
});
