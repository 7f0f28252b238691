import type { FormKind } from './module.ts';
import { CONTRACT, type Together } from './modules.ts';

/** Forms with their own behaviour, of all capabilities. */
export const FORMS = Object.assign({}, ...CONTRACT.map(({ forms }) => forms)) as Together<'forms'>;
export type KnownForm = keyof typeof FORMS;

const KINDS: Readonly<Record<string, FormKind>> = FORMS;

/** Slugs of the known forms that match. A form that the API adds later never matches. */
export function formsWhere(fits: (form: FormKind) => boolean): string[] {
	return Object.keys(KINDS).filter((slug) => KINDS[slug] !== undefined && fits(KINDS[slug]));
}

/** Kinds of record with a retention period that staff sets. */
export const RETENTION_KINDS: readonly string[] = CONTRACT.flatMap(({ retention }) =>
	Object.keys(retention),
);
