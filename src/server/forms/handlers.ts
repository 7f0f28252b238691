import type { Module } from '../module.ts';
import type { FormHandler } from './handler.ts';
import { contactHandler } from './receipts.ts';

/** Handler of a form. A form that no capability declares is handled like contact. */
export function toHandler(modules: readonly Module[], slug: string): FormHandler {
	return modules.find(({ forms }) => Object.hasOwn(forms, slug))?.forms[slug] ?? contactHandler;
}
