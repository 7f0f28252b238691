import type * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';

export type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>;
export type AnyStrict = v.StrictObjectSchema<v.ObjectEntries, undefined>;
type Roles = readonly StaffRole[];

/**
 * What the desk knows of one kind of record. The host's endpoints and the app's lists, fields and
 * checks are both made from it.
 */
export interface DeskResource<Name extends string = string, Field extends string = string> {
	/** Its place below `/desk/`. */
	name: Name;
	/** Row of a list, and head of a record. */
	record: AnyObject;
	/** What is told of one record alone. */
	parts: AnyObject | null;
	/** Field by which people know a record. */
	title: Field;
	list: readonly Field[];
	filters: readonly Field[];
	sorts: readonly Field[];
	/** Fields that a search looks into. */
	search: readonly Field[];
	order: { sort: Field; order: 'asc' | 'desc' };
	read: Roles;
	/** True if a record tells of a person: the audit log says who opened it. */
	isPersonal: boolean;
	change: { body: AnyStrict; roles: Roles } | null;
	create: { body: AnyStrict; roles: Roles } | null;
	/** Who may delete a record. */
	remove: Roles;
	/** Who may take the list away as CSV. */
	export: Roles;
	/** Things that can be done beside reading and writing; each has an endpoint and a button. */
	actions: Readonly<Record<string, Roles>>;
}

export type FieldOf<R extends AnyObject> = Extract<keyof R['entries'], string>;

/** Fields are checked against the record; what is left out is nobody's. */
// @__NO_SIDE_EFFECTS__
export function resource<const Name extends string, const R extends AnyObject>(
	given: { record: R } & Pick<
		DeskResource<Name, FieldOf<R>>,
		'name' | 'title' | 'list' | 'filters' | 'sorts' | 'search' | 'order' | 'read'
	> &
		Partial<DeskResource<Name, FieldOf<R>>>,
): DeskResource<Name, FieldOf<R>> & { record: R } {
	return {
		isPersonal: false,
		parts: null,
		change: null,
		create: null,
		remove: [],
		export: [],
		actions: {},
		...given,
	};
}

/** Order of a list whose records are made one after another. */
export const NEWEST = { sort: 'created_at', order: 'desc' } as const;
