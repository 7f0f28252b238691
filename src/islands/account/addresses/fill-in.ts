import type { ReactNode } from 'react';
import type { Field } from '../form/filling.ts';
import type { AccountWords } from '../parts/context.ts';

/** Texts of a completed address, and the region below a field that announces it. */
export interface Completion {
	t: AccountWords['t'];
	show: (slug: string, note: ReactNode) => void;
}

/** Values filled in from a postal code, not given by the customer, by form and slug. */
const filled = new WeakMap<object, Map<string, string>>();

export const textIn = ({ form }: Field, slug: string) => String(form.getValues(slug) ?? '');

export function write({ form, onField }: Field, slug: string, value: string): void {
	form.setValue(slug, value, { shouldValidate: value !== '' });
	onField?.(slug, value);
}

/** Fills in a value, or removes an earlier one by ''; what the customer has given stays. */
export function fillUnlessGiven(field: Field, slug: string, value: string): void {
	const { control } = field.form;
	const own = filled.get(control) ?? new Map<string, string>();
	filled.set(control, own);
	const now = textIn(field, slug);
	if (now === value || (now !== '' && now !== own.get(slug))) return;
	own.set(slug, value);
	write(field, slug, value);
	// The field may have the focus by now: typing replaces the value.
	const { activeElement } = document;
	if (activeElement instanceof HTMLInputElement && activeElement.name === slug) {
		activeElement.select();
	}
}
