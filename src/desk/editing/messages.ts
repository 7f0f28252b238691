import documentsEn from '#i18n/locales/en/desk/documents.json' with { type: 'json' };
import partsEn from '#i18n/locales/en/desk/editing/parts.json' with { type: 'json' };
import publishingEn from '#i18n/locales/en/desk/editing/publishing.json' with { type: 'json' };
import screensEn from '#i18n/locales/en/desk/editing/screens.json' with { type: 'json' };
import valuesEn from '#i18n/locales/en/desk/editing/values.json' with { type: 'json' };
import documentsIt from '#i18n/locales/it/desk/documents.json' with { type: 'json' };
import partsIt from '#i18n/locales/it/desk/editing/parts.json' with { type: 'json' };
import publishingIt from '#i18n/locales/it/desk/editing/publishing.json' with { type: 'json' };
import screensIt from '#i18n/locales/it/desk/editing/screens.json' with { type: 'json' };
import valuesIt from '#i18n/locales/it/desk/editing/values.json' with { type: 'json' };
import type { DeskLocale } from '#contract/publishing/states.ts';

const it = { ...documentsIt, ...screensIt, ...partsIt, ...publishingIt, values: valuesIt };
const en: typeof it = {
	...documentsEn,
	...screensEn,
	...partsEn,
	...publishingEn,
	values: valuesEn,
};

type Leaf<Texts> = {
	[Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaf<Texts[Key]>}`;
}[keyof Texts & string];

type Branch<Texts> = {
	[Key in keyof Texts & string]: Texts[Key] extends string
		? never
		: Key | `${Key}.${Branch<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of a text of the editing screens, as the Italian files have it. */
export type EditingKey = Leaf<typeof it>;

/** Key of a group of these texts. */
export type EditingGroup = Branch<typeof it>;

/** Texts of the editing screens, which load with them, not with the desk's first load. */
export const EDITING_TEXTS: Readonly<Record<DeskLocale, typeof it>> = { it, en };
