import { expect, test } from 'vitest';
import {
	choiceValue,
	findEdition,
	readChoice,
	toStanding,
} from '../../../src/domain/measurement/consent.ts';

const RECEIPT = '0f8fad5b-d9cb-469f-a165-70867728950e';
const GRANTED = { state: 'granted', edition: 'own-1', receipt: RECEIPT } as const;
const REFUSED = { state: 'refused', edition: 'own-1' } as const;
const DEVICE = { keepsCookies: true, hasPrivacyControl: false };

test.each([
	[{ mode: 'off', ga4_id: null, edition: 1 }, null],
	[{ mode: 'own', ga4_id: 'G-ABCD', edition: 3 }, 'own-3'],
	[{ mode: 'ga4', ga4_id: 'G-ABCD', edition: 1 }, 'G-ABCD-1'],
	[{ mode: 'ga4', ga4_id: null, edition: 1 }, null],
] as const)('%o requires %s', (terms, edition) => {
	expect(findEdition(terms)).toBe(edition);
});

test.each([GRANTED, REFUSED])('%o round-trips', (choice) => {
	expect(readChoice(choiceValue(choice))).toEqual(choice);
});

test.each([
	undefined,
	'',
	'granted.own-1',
	'granted.own-1.not-a-receipt',
	`granted..${RECEIPT}`,
	'refused.',
	'1.granted.2025-01-01',
	`${'refused.'}${'x'.repeat(41)}`,
])('rejects %s', (value) => {
	expect(readChoice(value)).toBeNull();
});

test.each([
	['nobody has chosen', null, {}, 'ask'],
	['a consent', GRANTED, {}, 'granted'],
	['a consent to another edition', { ...GRANTED, edition: 'own-0' }, {}, 'ask'],
	['a refusal', REFUSED, {}, 'refused'],
	['a refusal of another edition', { ...REFUSED, edition: 'own-0' }, {}, 'refused'],
	['no cookies are kept', null, { keepsCookies: false }, 'refused'],
	['Global Privacy Control', null, { hasPrivacyControl: true }, 'refused'],
	['a consent despite Global Privacy Control', GRANTED, { hasPrivacyControl: true }, 'granted'],
] as const)('with %s', (_, choice, device, standing) => {
	expect(toStanding(choice, 'own-1', { ...DEVICE, ...device })).toBe(standing);
});
