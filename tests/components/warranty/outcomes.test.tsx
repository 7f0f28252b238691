// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { SERIAL_OUTCOMES } from '#contract/wheels/registrations.ts';
import { href } from '#i18n/paths.ts';
import { toMessages } from '#i18n/server.ts';
import { createTranslator } from '#i18n/translator.ts';
import { toWords, type Refusal } from '#islands/warranty/answers.ts';
import { Refused } from '#islands/warranty/SerialNote.tsx';
import type { WarrantyContext } from '#islands/warranty/NextSteps.tsx';

const toKit = (locale: Locale): WarrantyContext => ({
	locale,
	email: 'info@livenza.example',
	pages: { ops: href(locale, 'ops-warranty'), passport: href(locale, 'wheel-passport') },
	t: createTranslator<'warranty'>(locale, toMessages(locale, 'warranty')),
});
const REFUSALS = SERIAL_OUTCOMES.filter((outcome): outcome is Refusal => outcome !== 'success');

afterEach(cleanup);

function show(locale: Locale, outcome: Refusal, hint: Parameters<typeof toWords>[1] = null) {
	render(
		<Refused
			outcome={outcome}
			hint={hint}
			context={toKit(locale)}
			serial="MQC1"
			date="2026-06-01"
		/>,
	);
	return document.body.textContent ?? '';
}

describe('the Italian words of the specification', () => {
	test.each([
		['already_registered', 'Questo seriale risulta già registrato.'],
		['substituted', 'Questa ruota è già stata sostituita nell’ambito del servizio di garanzia.'],
		['teams', 'Questa ruota è già stata sostituita nell’ambito del servizio di garanzia.'],
		['date_expired', 'È stato superato il limite massimo di tempo per la registrazione.'],
		['date_greater', 'La data inserita non è valida.'],
		['not_found', 'Il seriale non è corretto: controlla e riprova.'],
	] as const)('%s', (outcome, text) => {
		expect(show('it', outcome)).toContain(text);
	});

	test('success', () => {
		expect(toKit('it').t('outcome.success')).toBe(
			'Abbiamo ricevuto la richiesta di estensione della garanzia da 2 a 4 anni.',
		);
	});
});

describe.each(LOCALES)('in %s', (locale) => {
	test.each(REFUSALS)('%s is reported with the next step', (outcome) => {
		const { t } = toKit(locale);
		const shown = show(locale, outcome);
		expect(shown).toContain(t(`outcome.${outcome}`));
		expect(shown).toContain(t(`next.${outcome}`));
		expect(shown).not.toMatch(/\b(?:outcome|next|way)\.|\{\{/);
	});

	test('look-alike characters are named, and the link remains', () => {
		const { t } = toKit(locale);
		const shown = show(locale, 'not_found', 'look_alike');
		expect(shown).toContain(t('next.look_alike'));
		expect(screen.getByRole('link')).toHaveProperty(
			'href',
			expect.stringContaining(`/${locale}/ops-warranty#serial=MQC1&date=2026-06-01`),
		);
	});

	test('a wheel without carbon is reported, without suggesting a search', () => {
		const { t } = toKit(locale);
		expect(show(locale, 'not_found', 'not_carbon')).toContain(t('next.not_carbon'));
		expect(screen.getByRole('link')).toHaveProperty('href', expect.stringMatching(/^mailto:/));
	});
});

test('only a wheel already registered links to its passport', () => {
	const ways = REFUSALS.map((outcome) => [outcome, toWords(outcome, null).way]);
	expect(Object.fromEntries(ways)).toEqual({
		already_registered: 'passport',
		substituted: 'write',
		teams: 'write',
		date_expired: null,
		date_greater: null,
		not_found: 'ops',
	});
});
