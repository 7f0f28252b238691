import type { FormKind } from './module.ts';
import { CONTRACT, type Together } from './modules.ts';

/** Forms with a behaviour of their own, of whichever capability. */
export const FORMS = Object.assign({}, ...CONTRACT.map(({ forms }) => forms)) as Together<'forms'>;
export type KnownForm = keyof typeof FORMS;

const KINDS: Readonly<Record<string, FormKind>> = FORMS;

/** Slugs of the forms that are known and fit. A form that the API adds later is in none. */
export function formsWhere(fits: (form: FormKind) => boolean): string[] {
	return Object.keys(KINDS).filter((slug) => KINDS[slug] !== undefined && fits(KINDS[slug]));
}

/** What is kept for a time that staff sets. */
export const RETENTION_KINDS: readonly string[] = CONTRACT.flatMap(({ retention }) =>
	Object.keys(retention),
);
