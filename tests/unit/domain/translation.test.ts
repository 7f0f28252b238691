import { describe, expect, test } from 'vitest';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { OTHER_LOCALES } from '#contract/content/documents/translation.ts';
import {
	countStates,
	draftHealth,
	recordTranslations,
	recordStatement,
	textDigest,
	translationHealth,
} from '#domain/documents/translation.ts';

type Page = DocumentOf<'page'>;

const texts = (title: string, words: string) => ({
	title,
	seo_title: null,
	seo_description: null,
	blocks: [
		{ key: 'intro', type: 'rich_text' as const, title: null, html: `<p>${words}</p>` },
		{
			key: 'figures',
			type: 'numbers' as const,
			title: words,
			items: [{ value: '50', unit: 'mm', label: words }],
		},
	],
});
const PAGE: Page = {
	template: 'generic',
	parent_id: null,
	locales: null,
	media_id: null,
	noindex: false,
	position: 0,
	slugs: { it: 'uno', en: 'one', es: 'uno', fr: 'un', ja: 'ichi' },
	texts: {
		it: texts('Uno', 'parole'),
		en: texts('One', 'words'),
		es: texts('Uno', 'palabras'),
		fr: texts('Un', 'mots'),
		ja: texts('一', '言葉'),
	},
};

/** The document after a change, with the translation notes of that moment. */
function saved(before: Page, change: (page: Page) => void): Page {
	const after = structuredClone(before);
	change(after);
	return { ...after, translated: recordTranslations('page', before, after) };
}

const fieldsIn = (page: Page, state: string) =>
	Object.entries(translationHealth('page', page)).flatMap(([locale, { fields }]) =>
		Object.keys(fields)
			.filter((name) => fields[name] === state)
			.map((name) => `${locale} ${name}`),
	);

describe('the state of a translation', () => {
	test('is current without a record', () => {
		for (const locale of OTHER_LOCALES) {
			const health = translationHealth('page', PAGE)[locale];
			expect(health).toMatchObject({ state: 'current', counts: { missing: 0, stale: 0, same: 0 } });
			expect(Object.keys(health?.fields ?? {})).toContain('texts.blocks.intro.html');
		}
	});

	test('is stale for exactly the field with a changed Italian sentence, in four languages', () => {
		const changed = saved(PAGE, ({ texts: { it } }) => {
			it.title = 'Un altro';
		});
		expect(fieldsIn(changed, 'stale')).toEqual(OTHER_LOCALES.map((one) => `${one} texts.title`));
		expect(translationHealth('page', changed).ja).toMatchObject({
			state: 'stale',
			counts: { stale: 1 },
		});
	});

	test('stays stale through further changes, and is current after an edit', () => {
		const stale = saved(PAGE, (page) => {
			page.texts.it.title = 'Un altro';
		});
		const still = saved(stale, (page) => {
			page.texts.it.title = 'Un terzo';
			if (page.texts.en) page.texts.en.title = 'A third';
		});
		expect(fieldsIn(still, 'stale')).toEqual(['es', 'fr', 'ja'].map((one) => `${one} texts.title`));
	});

	test('is current again when the Italian sentence is reverted', () => {
		const stale = saved(PAGE, (page) => {
			page.texts.it.title = 'Un altro';
		});
		const back = saved(stale, (page) => {
			page.texts.it.title = 'Uno';
		});
		expect(fieldsIn(back, 'stale')).toEqual([]);
		expect(back.translated).toEqual({});
	});

	test('can be set by an editor: still valid, or intentionally equal', () => {
		const stale = saved(PAGE, (page) => {
			page.texts.it.title = 'Un altro';
			if (page.texts.es) page.texts.es.title = 'Un altro';
		});
		const of = textDigest('Un altro');
		const said = saved(stale, (page) => {
			page.translated = {
				...page.translated,
				en: { 'texts.title': { of, same: false } },
				es: { 'texts.title': { of, same: true } },
			};
		});
		expect(fieldsIn(said, 'stale')).toEqual(['fr', 'ja'].map((one) => `${one} texts.title`));
		expect(fieldsIn(said, 'same')).toEqual(['es texts.title']);
		// A text that is the same on purpose has to be checked when the Italian one changes.
		const later = saved(said, (page) => {
			page.texts.it.title = 'Ancora un altro';
		});
		expect(fieldsIn(later, 'stale')).toContain('es texts.title');
	});

	test('is missing without a text, and absent for an omitted block', () => {
		const page = structuredClone(PAGE);
		delete page.texts.ja;
		if (page.texts.en) page.texts.en.blocks = page.texts.en.blocks.slice(1);
		if (page.texts.fr) page.texts.fr.title = '';
		expect(translationHealth('page', page).ja).toMatchObject({
			state: 'missing',
			counts: { current: 0 },
		});
		expect(translationHealth('page', page).en?.state).toBe('current');
		expect(fieldsIn(page, 'missing').filter((field) => !field.startsWith('ja'))).toEqual([
			'fr texts.title',
		]);
	});

	test('moves with a block', () => {
		const stale = saved(PAGE, (page) => {
			const [block] = page.texts.it.blocks;
			if (block?.type === 'rich_text') block.html = '<p>altre parole</p>';
		});
		const moved = saved(stale, (page) => {
			for (const text of Object.values(page.texts)) text?.blocks.reverse();
		});
		expect(fieldsIn(moved, 'stale')).toEqual(
			OTHER_LOCALES.map((one) => `${one} texts.blocks.intro.html`),
		);
	});

	test('is ignored in an unpublished language', () => {
		const landing = { ...PAGE, locales: ['it' as const, 'en' as const] };
		expect(Object.keys(translationHealth('page', landing))).toEqual(['en']);
	});

	test('covers texts within larger values', () => {
		const menu: DocumentOf<'menu'> = {
			slug: 'main',
			items: [
				{
					id: 'wheels',
					link: null,
					target: '_self',
					media_id: null,
					texts: { it: { label: 'Ruote', slug: 'ruote' }, en: { label: 'Wheels', slug: 'wheels' } },
					children: [],
				},
			],
		};
		expect(translationHealth('menu', menu).en?.fields).toEqual({
			'items.wheels.texts.label': 'current',
		});
		expect(translationHealth('menu', menu).ja?.state).toBe('missing');
	});
});

describe('a desk', () => {
	test('computes the effect of a draft before it is live', () => {
		const draft = structuredClone(PAGE);
		draft.texts.it.title = 'Un altro';
		expect(draftHealth('page', PAGE, draft).fr?.fields['texts.title']).toBe('stale');
		const said = {
			...draft,
			translated: recordStatement('page', draft, {
				locale: 'fr',
				field: 'texts.title',
				same: false,
			}),
		};
		expect(draftHealth('page', PAGE, said).fr?.state).toBe('current');
		expect(draftHealth('page', PAGE, said).ja?.state).toBe('stale');
	});

	test('counts the entries of a list by state', () => {
		const counts = countStates([
			{ locales: { en: 'current', ja: 'stale' } },
			{ locales: { en: 'current', ja: 'missing' } },
			{ locales: {} },
		]);
		expect(counts.en).toEqual({ missing: 0, stale: 0, current: 2, same: 0 });
		expect(counts.ja).toEqual({ missing: 1, stale: 1, current: 0, same: 0 });
	});
});
