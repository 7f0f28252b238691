import { describe, expect, test } from 'vitest';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import { CONTENT_FAULT_CODES } from '#server/content/documents/kind.ts';
import { composeRefused } from '#server/publishing/mails/compose.ts';
import { mailFrameFor } from '../../../support/mail-frame.ts';

/** Blockers of a publication at its scheduled time. */
const AT_ITS_TIME = ['live_changed', 'live_gone', 'refused', 'internal'];
/** Error codes of schemas. */
const MISFITS = ['non_empty', 'strict_object', 'picklist'];

describe.each(DESK_LOCALES)('a mail about a failed publication (%s)', (locale) => {
	const said = (code: string) => {
		const fault = { entity: 'page' as const, id: 'company', path: '', code, detail: null };
		const editor = { to: 'lei@livenza.example', locale, titles: [] };
		return composeRefused(mailFrameFor(locale), editor, [fault]).text;
	};

	test.each([...CONTENT_FAULT_CODES, ...AT_ITS_TIME, ...MISFITS])('describes: %s', (code) => {
		expect(said(code)).not.toMatch(new RegExp(`(?<![a-z])${code}(?![a-z])`));
	});

	test('distinguishes content errors from invalid fields', () => {
		const words = [...CONTENT_FAULT_CODES, ...AT_ITS_TIME, 'non_empty'].map(said);
		expect(new Set(words).size).toBe(words.length);
		expect(new Set(MISFITS.map(said)).size).toBe(1);
	});
});

describe('the place of an issue', () => {
	const TITLES: Record<string, string> = { 'page/company': 'Chi siamo', 'page/quality': 'Qualità' };
	const toMail = (locale: 'it' | 'en', given: Partial<DocumentFault>) => {
		const fault = { entity: 'page' as const, id: 'company', path: '', detail: null, ...given };
		const editor = { to: 'lei@livenza.example', locale, titles: [] };
		const toTitle = (entity: string, id: string) => TITLES[`${entity}/${id}`] ?? id;
		const faults = [{ code: 'internal', ...fault }];
		return composeRefused(mailFrameFor(locale), editor, faults, toTitle).text;
	};

	test.each<['it' | 'en', Partial<DocumentFault>, string]>([
		[
			'it',
			{ path: 'slugs.it', code: 'slug_taken', detail: 'page/quality' },
			'Pagina: Chi siamo · Indirizzo › Italiano: l’indirizzo è già di un’altra voce: Pagina: Qualità',
		],
		[
			'en',
			{ path: 'texts.it.blocks.2.title', code: 'non_empty' },
			'Page: Chi siamo · Italian › Blocks › 3 › Title: a field is missing or has no valid value; the desk says which',
		],
		[
			'it',
			{ code: 'still_linked', detail: 'menu/footer items.0.link' },
			'Pagina: Chi siamo: altre voci rimandano ancora qui: Menu: footer (Voci › 1 › Collegamento)',
		],
		[
			'it',
			{ code: 'still_linked', detail: 'page/quality (ja)' },
			'Pagina: Chi siamo: altre voci rimandano ancora qui: Pagina: Qualità (Giapponese)',
		],
		[
			'en',
			{ path: 'social_id', code: 'target_missing', detail: 'media/cover' },
			'Page: Chi siamo · Picture for shares: what it points to is not there: Picture of the library: cover',
		],
	])('has the desk’s label (%s, %o)', (locale, fault, told) => {
		expect(toMail(locale, fault)).toContain(told);
	});
});
