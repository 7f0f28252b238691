import type * as v from 'valibot';
import type { AnyObject, DeskResource } from './desk/resource.ts';
import type { Endpoint } from './endpoint.ts';
import type { RouteName } from './links.ts';

/** What is known of a form beyond its fields: at the host, at the desk and on the site. */
export interface FormKind {
	/** Kind of record at the desk; null where its people are another kind of record. */
	desk: string | null;
	/** Kind of the retention rule. */
	kept: string;
	/** Screen that is there for the form alone. */
	screen?: RouteName;
	/** Whom it is for at careers: applicants for one position, or for none of those listed. */
	applicants?: 'position' | 'speculative';
	/** Its words of thanks; a form without any shows nothing but the page's own. */
	thanks?: {
		/** Screens to go on to, the likeliest first. */
		next: readonly RouteName[];
		/** True where the first step is a mail that is worth more words than "a confirmation". */
		hasOwnFirstStep?: true;
	};
}

/** What both sides know of one capability. */
export interface ContractModule {
	name: string;
	endpoints: Readonly<Record<string, Endpoint>>;
	/** Kinds of record that staff works with. */
	desk: readonly DeskResource[];
	/** What it adds to single records of other capabilities' kinds, by the kind's name. */
	deskParts: Readonly<Record<string, AnyObject>>;
	/** Forms with a behaviour of their own, by slug. */
	forms: Readonly<Record<string, FormKind>>;
	/** Kinds of record that are deleted in time, and the days that staff finds set. */
	retention: Readonly<Record<string, number>>;
	/** Shapes that the description of the API names; what is used inside others comes first. */
	shapes: Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;
}

const NOTHING = { desk: [], deskParts: {}, forms: {}, retention: {}, shapes: {} } as const;

/** Keeps the literal types of a declaration; what is left out is nothing. */
// @__NO_SIDE_EFFECTS__
export function contractModule<
	const M extends Pick<ContractModule, 'name' | 'endpoints'> & Partial<ContractModule>,
>(module: M): Omit<typeof NOTHING, keyof M> & M {
	return { ...NOTHING, ...module };
}
