import * as v from 'valibot';
import type { HostErrorCode, Problem } from '#contract/errors.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { toFields } from '#server/kernel/body.ts';
import type { Staff } from '#server/identity/staff.ts';

export interface Writing {
	tx: Tx;
	staff: Staff;
	now: Date;
	/** Address of the writer, for the log of consents. */
	address: string;
}

/** Reason why a write is refused: invalid fields, a code for the whole, or conflicts. */
export type Refusal =
	| { faults: NonNullable<Problem['fields']> }
	| { code: HostErrorCode }
	| { conflict: NonNullable<Problem['fields']> };

/** Accepted part of a body, for the audit log. */
export interface Taken {
	body: Record<string, unknown>;
}
export interface Created extends Taken {
	id: string;
	one_time_password?: string;
}

/** Writes a record that is ready to be written. */
export type Creation = (writing: Writing) => Promise<Refusal | Created>;

/** Writes of one kind of record; a missing operation is not possible. */
export interface Writer {
	change?: (writing: Writing, id: string, given: unknown) => Promise<Refusal | Taken>;
	/** Returns the write itself, so that its preparation keeps no transaction open. */
	create?: (given: unknown) => Promise<Refusal | Creation>;
	remove?: (writing: Writing, id: string) => Promise<Refusal | null>;
}

export const fault = (path: string, code: string): Refusal => ({ faults: [{ path, code }] });

/** Refuses a valid change that the present state of the record does not allow. */
export const conflict = (path: string, code: string): Refusal => ({ conflict: [{ path, code }] });

export const refuse = (code: HostErrorCode): Refusal => ({ code });

/** True for a refusal, which has one key alone: a record may have a field of the same name. */
export function isRefusal<T extends object>(outcome: T | Refusal): outcome is Refusal {
	const [only, ...others] = Object.keys(outcome);
	return others.length === 0 && (only === 'faults' || only === 'code' || only === 'conflict');
}

/** Creates a change of some fields of a schema; `run` may still refuse it. */
export function changeWriter<const E extends v.ObjectEntries>(
	schema: v.StrictObjectSchema<E, undefined>,
	run: (
		writing: Writing,
		id: string,
		body: v.InferOutput<v.SchemaWithPartial<v.StrictObjectSchema<E, undefined>, undefined>>,
	) => Promise<Refusal | null>,
): NonNullable<Writer['change']> {
	return async (writing, id, given) => {
		const parsed = v.safeParse(v.partial(schema), given);
		if (!parsed.success) return { faults: toFields(parsed.issues) };
		const body: Record<string, unknown> = { ...parsed.output };
		if (Object.keys(body).length === 0) return fault('', 'empty');
		return (await run(writing, id, parsed.output)) ?? { body };
	};
}

/** Creates the writer of a new record by a schema. */
export function creationWriter<const E extends v.ObjectEntries>(
	schema: v.StrictObjectSchema<E, undefined>,
	run: (
		writing: Writing,
		body: v.InferOutput<v.StrictObjectSchema<E, undefined>>,
	) => Promise<Refusal | Omit<Created, 'body'>>,
): NonNullable<Writer['create']> {
	return preparedCreationWriter(schema, async () => undefined, run);
}

/** Creates such a writer for slow preparations, such as the hash of a password. */
export function preparedCreationWriter<const E extends v.ObjectEntries, Made>(
	schema: v.StrictObjectSchema<E, undefined>,
	make: () => Promise<Made>,
	run: (
		writing: Writing,
		body: v.InferOutput<v.StrictObjectSchema<E, undefined>>,
		made: Made,
	) => Promise<Refusal | Omit<Created, 'body'>>,
): NonNullable<Writer['create']> {
	return async (given) => {
		const parsed = v.safeParse(schema, given);
		if (!parsed.success) return { faults: toFields(parsed.issues) };
		const made = await make();
		return async (writing) => {
			const created = await run(writing, parsed.output, made);
			return isRefusal(created) ? created : { ...created, body: { ...parsed.output } };
		};
	};
}
