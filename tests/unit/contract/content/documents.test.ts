import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import { STORED_BLOCK_SCHEMAS, storedBlockSchema } from '#contract/content/documents/blocks.ts';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';
import { toField } from '#contract/content/documents/fields.ts';
import { DOCUMENT_SCHEMAS, type DocumentOf } from '#contract/content/documents/registry.ts';
import { toStored, type StoredPicture } from '#contract/content/documents/stored.ts';
import { dotPath, toFields, toPlaces } from '#contract/content/documents/walk.ts';
import { mediaSchema } from '#contract/media.ts';
import { LOCALES } from '#contract/locales.ts';

describe.each(CONTENT_ENTITIES)('the document of a %s', (entity) => {
	const fields = [...toFields(DOCUMENT_SCHEMAS[entity])];

	test('contains known field types only', () => {
		expect(fields.length).toBeGreaterThan(4);
		for (const { schema, field } of fields) {
			const isObject = field.kind === 'object' || field.kind === 'texts';
			if (isObject && !field.isNullable && !field.isOptional)
				expect(schema.type).not.toBe('object');
		}
	});

	test('has its texts in every language, in the same fields', () => {
		const texts = fields.filter(({ field }) => field.kind === 'texts');
		for (const { field } of texts) {
			if (field.kind !== 'texts') continue;
			expect(Object.keys(field.entries).toSorted()).toEqual([...LOCALES].toSorted());
			const shown = (locale: string) =>
				[...toFields(field.entries[locale] ?? v.never())].map(({ path }) => dotPath(path));
			expect(shown('ja')).toEqual(shown('it'));
		}
	});

	test('declares the entity of its ids', () => {
		const isNamed = /(^|\.)(\w+_)?(id|ids)(\.\*)?$|slug$/;
		const bare = fields
			.filter(({ path, field }) => field.kind === 'id' && isNamed.test(dotPath(path)))
			.map(({ path }) => dotPath(path));
		// An article, an item and a field have a name of their own.
		expect(
			bare.filter((path) => !/(variants|items|fields|children)\.\*\.(id|slug)$/.test(path)),
		).toEqual([]);
	});
});

describe('the fields of a block', () => {
	const kinds = (type: keyof typeof STORED_BLOCK_SCHEMAS) =>
		Object.fromEntries(
			Object.entries(STORED_BLOCK_SCHEMAS[type].entries).map(([name, schema]) => {
				const { kind, isNullable } = toField(schema);
				return [name, isNullable ? `${kind}?` : kind];
			}),
		);

	test('are derived from schemas', () => {
		expect(kinds('text_media')).toEqual({
			key: 'key',
			type: 'constant',
			title: 'line',
			html: 'rich_text',
			media: 'picture',
			side: 'choice',
			links: 'list',
		});
		expect(kinds('product_list')).toMatchObject({
			text: 'text?',
			product_ids: 'list',
			category_id: 'ref?',
			limit: 'integer',
			link: 'object?',
		});
	});

	test('include limits', () => {
		expect(toField(STORED_BLOCK_SCHEMAS.gallery.entries['items'] ?? v.never())).toMatchObject({
			kind: 'list',
			max: 12,
		});
		expect(toField(STORED_BLOCK_SCHEMAS.product_list.entries['limit'] ?? v.never())).toMatchObject({
			min: 1,
			max: 48,
		});
	});
});

describe('the stored form of an answer', () => {
	test('stores pictures by name, at any depth', () => {
		const schema = toStored(
			v.object({
				one: v.nullable(mediaSchema),
				many: v.array(v.object({ media: mediaSchema, caption: v.string() })),
			}),
		);
		const picture = { picture: 'hub', alt: 'Mozzo' };
		const value = { one: picture, many: [{ media: picture, caption: 'x' }] };
		expect(v.parse(schema, value)).toEqual(value);
		expect(v.is(schema, { ...value, one: { ...picture, file: 'x.webp' } })).toBe(false);
		expect(v.is(schema, { ...value, more: 1 })).toBe(false);
		expectTypeOf<v.InferOutput<typeof schema>['one']>().toEqualTypeOf<StoredPicture | null>();
	});

	test('is validated like the answer', () => {
		const least = v.pipe(
			v.object({ min: v.number(), max: v.number() }),
			v.check(({ min, max }) => min <= max),
		);
		expect(v.is(toStored(least), { min: 1, max: 2 })).toBe(true);
		expect(v.is(toStored(least), { min: 2, max: 1 })).toBe(false);
		expect(v.is(toStored(least), { min: 1, max: 2, other: 3 })).toBe(false);
	});

	test('exists for every block, with a key', () => {
		expect(Object.keys(STORED_BLOCK_SCHEMAS)).toEqual(BLOCK_TYPES);
		const block = { type: 'contact', title: null };
		expect(v.is(storedBlockSchema, { ...block, key: 'contact-1' })).toBe(true);
		expect(v.is(storedBlockSchema, block)).toBe(false);
	});
});

describe('a walk over a document', () => {
	const texts = (title: string): DocumentOf<'page'>['texts']['it'] => ({
		title,
		seo_title: null,
		seo_description: null,
		blocks: [
			{
				key: 'cta-1',
				type: 'cta',
				title: 'T',
				text: null,
				links: [{ label: 'Vai', link: { type: 'entity', entity: 'page', id: 'company' } }],
			},
		],
	});
	const page: DocumentOf<'page'> = {
		template: 'generic',
		parent_id: null,
		locales: null,
		media_id: null,
		noindex: false,
		position: 0,
		slugs: { it: 'x' },
		texts: { it: texts('Uno'), ja: texts('一') },
	};

	test('reports the path, language and kind of each value', () => {
		const places = [...toPlaces(DOCUMENT_SCHEMAS.page, page)];
		expect(places.find(({ path }) => dotPath(path) === 'texts.ja.title')).toMatchObject({
			locale: 'ja',
			value: '一',
			field: { kind: 'line', isRequired: true },
		});
		expect(
			places.filter(({ field }) => field.kind === 'link').map(({ path }) => dotPath(path)),
		).toEqual(['texts.it.blocks.0.links.0.link', 'texts.ja.blocks.0.links.0.link']);
	});

	test('skips values that no longer match', () => {
		const broken = { ...page, texts: { it: { title: 7, blocks: [{ type: 'gone' }, null] } } };
		expect([...toPlaces(DOCUMENT_SCHEMAS.page, broken)].length).toBeGreaterThan(3);
	});
});
