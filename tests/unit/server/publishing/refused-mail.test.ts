import { describe, expect, test } from 'vitest';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import { CONTENT_FAULT_CODES } from '#server/content/documents/kind.ts';
import { composeRefused } from '#server/publishing/mails/compose.ts';
import { mailFrameFor } from '../../../support/mail-frame.ts';

/** What may stand against a publication when its time has come. */
const AT_ITS_TIME = ['live_changed', 'live_gone', 'refused', 'internal'];
/** What a schema says. */
const MISFITS = ['non_empty', 'strict_object', 'picklist'];

describe.each(DESK_LOCALES)('a mail about what did not go live (%s)', (locale) => {
	const said = (code: string) => {
		const fault = { entity: 'page' as const, id: 'company', path: '', code, detail: null };
		const editor = { to: 'lei@livenza.example', locale, titles: [] };
		return composeRefused(mailFrameFor(locale), editor, [fault]).text;
	};

	test.each([...CONTENT_FAULT_CODES, ...AT_ITS_TIME, ...MISFITS])('says in words: %s', (code) => {
		expect(said(code)).not.toMatch(new RegExp(`(?<![a-z])${code}(?![a-z])`));
	});

	test('tells what the content has against it apart from what is merely filled in wrong', () => {
		const words = [...CONTENT_FAULT_CODES, ...AT_ITS_TIME, 'non_empty'].map(said);
		expect(new Set(words).size).toBe(words.length);
		expect(new Set(MISFITS.map(said)).size).toBe(1);
	});
});
