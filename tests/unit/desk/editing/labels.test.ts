import { describe, expect, test } from 'vitest';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';
import type { FieldOf } from '#contract/content/documents/fields.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { toFields, type Path } from '#contract/content/documents/walk.ts';
import { FILE_FAULT_CODES, ROW_FAULT_CODES } from '#contract/content/transfer.ts';
import { isLocale, LOCALES } from '#contract/locales.ts';
import { LINKABLE_ENTITIES, ROUTE_NAMES } from '#contract/links.ts';
import { PUBLISH_FAULT_CODES } from '#contract/publishing/faults.ts';
import faultsEn from '#i18n/locales/en/desk/faults.json' with { type: 'json' };
import faultsIt from '#i18n/locales/it/desk/faults.json' with { type: 'json' };
import { siteWord } from '#i18n/documents/site-words.ts';
import { EDITING_TEXTS } from '#desk/editing/messages.ts';
import { filled } from '#desk/editing/words.ts';
import { CONTENT_FAULT_CODES } from '#server/content/documents/kind.ts';

/** Every field that an editor can see, each with its document or block. */
const FIELDS = [
	...Object.entries(DOCUMENT_SCHEMAS),
	...Object.entries(STORED_BLOCK_SCHEMAS),
].flatMap(([place, schema]) =>
	[...toFields(schema)].map(({ path, field }) => ({ place, path, field })),
);

/** Name of a value: items of a list and texts of a language take the name of what contains them. */
const findName = (path: Path) =>
	path.findLast((step) => typeof step === 'string' && step !== '*' && !isLocale(step));

const has = (words: object, name: string) => Object.keys(words).includes(name);

function isNamed(desk: keyof typeof EDITING_TEXTS, place: string, name: string): boolean {
	const { labels, places } = EDITING_TEXTS[desk];
	const own = Object.entries(places).find(([known]) => known === place)?.[1] ?? {};
	return has(labels, name) || has(own, name);
}

const toOptions = (field: FieldOf) => (field.kind === 'choice' ? field.options.map(String) : []);

describe.each(['it', 'en'] as const)('at the desk in %s', (desk) => {
	const { values, blocks, entities, faults } = EDITING_TEXTS[desk];

	test('every field of every document and block has a label', () => {
		const nameless = FIELDS.flatMap(({ place, path, field }) => {
			const name = findName(path);
			const isHidden = ['constant', 'key', 'translated'].includes(field.kind);
			if (isHidden || typeof name !== 'string' || isNamed(desk, place, name)) return [];
			return [`${place}.${path.join('.')}`];
		});
		expect(nameless).toEqual([]);
	});

	test('every option of every field has a label', () => {
		const nameless = FIELDS.flatMap(({ place, path, field }) => {
			const name = String(findName(path));
			return toOptions(field)
				.filter((option) => !has(values, option) && siteWord(desk, name, option) === null)
				.map((option) => `${place}.${path.join('.')}: ${option}`);
		});
		expect([...new Set(nameless)]).toEqual([]);
	});

	test('every screen that can be linked has a name', () => {
		const nameless = ROUTE_NAMES.filter(
			(route) => !has(values, route) && siteWord(desk, 'route', route) === null,
		);
		expect(nameless).toEqual([]);
	});

	test('every error code has a text of its own', () => {
		const common: object = desk === 'it' ? faultsIt : faultsEn;
		const codes = [
			...CONTENT_FAULT_CODES,
			...PUBLISH_FAULT_CODES,
			...ROW_FAULT_CODES,
			...FILE_FAULT_CODES,
		];
		expect(codes.filter((code) => !has(faults, code) && !has(common, code))).toEqual([]);
	});

	test('every type of block, entry and shape has a name', () => {
		expect(BLOCK_TYPES.filter((type) => !has(blocks, type))).toEqual([]);
		expect(CONTENT_ENTITIES.filter((entity) => !has(entities, entity))).toEqual([]);
		expect(LINKABLE_ENTITIES.filter((entity) => !has(values, entity))).toEqual([]);
		expect(LOCALES.filter((locale) => !has(values, locale))).toEqual([]);
	});
});

test.each([
	[1, 'Una frase da rivedere'],
	[3, '3 frasi da rivedere'],
	[0, '0 frasi da rivedere'],
])('%i has the right plural form', (smart_count, told) => {
	expect(
		filled('Una frase da rivedere |||| {{smart_count}} frasi da rivedere', { smart_count }),
	).toBe(told);
});
