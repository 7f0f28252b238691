import * as v from 'valibot';

/** Publications of each kind. */
const TURNS = 20;
const textsSchema = v.looseObject({ it: v.looseObject({}) });
const menuSchema = v.looseObject({ items: v.array(v.looseObject({ texts: textsSchema })) });

/** A change that is published again and again. */
export interface Edited {
	name: string;
	entity: 'page' | 'product' | 'menu';
	id: string;
	/** The live document with the word in it. */
	edit: (live: object, word: string) => object;
	path: string;
	turns: number;
}

/** Puts a text made from the word into a field of an entry's Italian text. */
const inText = (field: string, write: (word: string) => string) => (live: object, word: string) => {
	const { texts } = v.parse(v.looseObject({ texts: textsSchema }), live);
	return { ...live, texts: { ...texts, it: { ...texts.it, [field]: write(word) } } };
};

/** Puts the word into the label of the first item of a menu. */
function inMenu(live: object, word: string): object {
	const { items, ...rest } = v.parse(menuSchema, live);
	const [first, ...others] = items;
	if (!first) throw new Error('the menu is empty');
	const texts = { ...first.texts, it: { ...first.texts.it, label: word } };
	return { ...rest, items: [{ ...first, texts }, ...others] };
}

const PRODUCT = {
	entity: 'product',
	id: 'kleos-rd-50',
	path: '/it/prodotto/ruote-kleos-rd-50',
} as const;

export const EDITED: readonly Edited[] = [
	{
		name: 'description of a product',
		...PRODUCT,
		edit: inText('description', (word) => `<p>${word}</p>`),
		turns: TURNS,
	},
	{
		name: 'line of a product, on other pages too',
		...PRODUCT,
		edit: inText('payoff', (word) => word),
		turns: TURNS,
	},
	{
		name: 'title of a page',
		entity: 'page',
		id: 'company',
		path: '/it/azienda',
		edit: inText('title', (word) => word),
		turns: TURNS,
	},
	{
		name: 'label of a menu, on every page',
		entity: 'menu',
		id: '1',
		path: '/it/azienda',
		edit: inMenu,
		turns: 5,
	},
];
