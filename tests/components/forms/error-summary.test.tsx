// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toMessages } from '#i18n/server.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { FormContext } from '#islands/forms/context.ts';
import { ErrorSummary } from '#islands/forms/ErrorSummary.tsx';
import { aForm } from '../../support/factories-forms.ts';

const NO_ENTRIES: [] = [];
const ENTRIES = [{ slug: 'email', label: 'E-mail', text: 'Questo campo è obbligatorio.' }];
const context: FormContext = {
	model: aForm(),
	phones: { usePrefix: () => () => {} },
	kinds: {},
	t: createTranslator('it', toMessages('it', 'forms')),
	tErrors: createTranslator('it', toMessages('it', 'errors')),
};
const summary = (turn: number, entries: typeof ENTRIES | typeof NO_ENTRIES = ENTRIES) => (
	<>
		<ErrorSummary entries={entries} turn={turn} context={context} />
		<button type="button">Invia</button>
	</>
);
const hasFocus = () => document.activeElement === screen.queryByRole('alert');

afterEach(cleanup);

test('takes the focus once for each refusal, also when errors arrive later', () => {
	const { rerender } = render(summary(0));
	expect(screen.queryByRole('alert')).toBeNull();
	rerender(summary(1, NO_ENTRIES));
	rerender(summary(1));
	expect(hasFocus()).toBe(true);
	screen.getByRole('button').focus();
	rerender(summary(1));
	expect(hasFocus()).toBe(false);
	rerender(summary(2));
	expect(hasFocus()).toBe(true);
});

test('takes the focus again at a refusal after a success', () => {
	const { rerender } = render(summary(1));
	rerender(summary(0));
	screen.getByRole('button').focus();
	rerender(summary(1));
	expect(hasFocus()).toBe(true);
});
