import type { FormKind } from './module.ts';
import { CONTRACT } from './modules.ts';

/** Forms with a behaviour of their own, of whichever capability. */
const FORMS: Readonly<Record<string, FormKind>> = Object.assign(
	{},
	...CONTRACT.map(({ forms }) => forms),
);

/** Slugs of the forms that are known and fit. A form that the API adds later is in none. */
export function formsWhere(fits: (form: FormKind) => boolean): string[] {
	return Object.keys(FORMS).filter((slug) => FORMS[slug] !== undefined && fits(FORMS[slug]));
}

/** What is kept for a time that staff sets. */
export const RETENTION_KINDS: readonly string[] = CONTRACT.flatMap(({ retention }) =>
	Object.keys(retention),
);
