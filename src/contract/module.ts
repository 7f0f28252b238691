import type * as v from 'valibot';
import type { AnyObject, DeskResource } from './desk/resource.ts';
import type { Endpoint } from './endpoint.ts';
import type { RouteName } from './links.ts';

/** Properties of a form beyond its fields, for the host, the desk and the site. */
export interface FormKind {
	/** Resource of its submissions at the desk; null if they are stored as another resource. */
	desk: string | null;
	/** Name of the retention rule. */
	kept: string;
	/** Screen that exists only for the form. */
	screen?: RouteName;
	/** Applicants of a careers form: for one position, or for none of those listed. */
	applicants?: 'position' | 'speculative';
	/** Thank-you text of the form. Without it the page shows only its own text. */
	thanks?: {
		/** Screens to link to next, the likeliest first. */
		next: readonly RouteName[];
		/** True if the next step is a mail that needs more explanation than "a confirmation". */
		hasOwnFirstStep?: true;
	};
}

/** Declaration of one capability that host and site share. */
export interface ContractModule {
	name: string;
	endpoints: Readonly<Record<string, Endpoint>>;
	/** Resource types that staff works with. */
	desk: readonly DeskResource[];
	/** Related records that it adds to single records of other capabilities, by resource name. */
	deskParts: Readonly<Record<string, AnyObject>>;
	/** Forms with their own behaviour, by slug. */
	forms: Readonly<Record<string, FormKind>>;
	/** Kinds of record that are deleted after some days, with the default number of days. */
	retention: Readonly<Record<string, number>>;
	/** Schemas that the OpenAPI description names. A schema used inside others comes first. */
	shapes: Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;
}

const NOTHING = { desk: [], deskParts: {}, forms: {}, retention: {}, shapes: {} } as const;

/** Keeps the literal types of a declaration. Properties that are left out are empty. */
// @__NO_SIDE_EFFECTS__
export function contractModule<
	const M extends Pick<ContractModule, 'name' | 'endpoints'> & Partial<ContractModule>,
>(module: M): Omit<typeof NOTHING, keyof M> & M {
	return { ...NOTHING, ...module };
}
