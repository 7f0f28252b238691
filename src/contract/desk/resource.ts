import type * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';

export type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>;
export type AnyStrict = v.StrictObjectSchema<v.ObjectEntries, undefined>;
type Roles = readonly StaffRole[];

/**
 * Declaration of a resource type of the desk. The host's endpoints and the app's lists, fields and
 * checks are made from it.
 */
export interface DeskResource<Name extends string = string, Field extends string = string> {
	/** Path segment below `/desk/`. */
	name: Name;
	/** Fields of a list row, and of the head of a record. */
	record: AnyObject;
	/** Related records that only a single record shows, not a list. */
	parts: AnyObject | null;
	/** Field that identifies a record for people. */
	title: Field;
	list: readonly Field[];
	filters: readonly Field[];
	sorts: readonly Field[];
	/** Fields that are searched. */
	search: readonly Field[];
	order: { sort: Field; order: 'asc' | 'desc' };
	read: Roles;
	/** True if a record has personal data: the audit log notes who opened it. */
	isPersonal: boolean;
	change: { body: AnyStrict; roles: Roles } | null;
	create: { body: AnyStrict; roles: Roles } | null;
	/** Roles that may delete a record. */
	remove: Roles;
	/** Roles that may export the list as CSV. */
	export: Roles;
	/** Actions beside reading and writing, with their roles. Each has an endpoint and a button. */
	actions: Readonly<Record<string, Roles>>;
}

export type FieldOf<R extends AnyObject> = Extract<keyof R['entries'], string>;

/** Declares a resource and checks its fields against the record. Omitted rights are not granted. */
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

/** Default order of lists: newest first. */
export const NEWEST = { sort: 'created_at', order: 'desc' } as const;
