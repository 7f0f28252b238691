// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import type { JsonObject } from '#domain/documents/values.ts';
import { DurabilityGaps } from '../../../src/desk/editing/fields/DurabilityGaps.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

beforeEach(async () => void (await i18nProvider.changeLocale('it')));
afterEach(cleanup);

const LABEL = { producer: 'Livenza', model: 'RD 50', years: 5 };
const IT = { durability_area: 'UE', durability_terms: 'Gratuita', durability_claim: 'Scrivici' };

test.each<[string, JsonObject, Locale, string[]]>([
	['nothing is offered', { durability: null, texts: { it: {} } }, 'it', []],
	['all is there', { durability: LABEL, texts: { it: IT } }, 'it', []],
	['a language has no texts of its own', { durability: LABEL, texts: { it: IT } }, 'fr', []],
	[
		'the label lacks a field',
		{ durability: { ...LABEL, model: null }, texts: { it: IT } },
		'it',
		['Modello'],
	],
	[
		'a translation lacks texts',
		{ durability: LABEL, texts: { it: IT, en: { durability_area: 'EU' } } },
		'en',
		['GARAN: condizioni', 'GARAN: come farla valere'],
	],
])('the desk names missing fields of the label: %s', (_, document, locale, names) => {
	render(
		<AdminContext i18nProvider={i18nProvider}>
			<DurabilityGaps document={document} locale={locale} />
		</AdminContext>,
	);
	const alert = screen.queryByRole('alert');
	expect(alert !== null).toBe(names.length > 0);
	for (const name of names) expect(alert?.textContent).toContain(name);
});
