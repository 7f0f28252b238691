import { join } from 'node:path';
import { after, before, type Edit, type Recipe } from './recipe.ts';

const TITLES = {
	it: ['Guida alle misure', 'Che ruota entra nel tuo telaio.'],
	en: ['Size guide', 'Which wheel fits your frame.'],
	es: ['Guía de medidas', 'Qué rueda entra en tu cuadro.'],
	fr: ['Guide des dimensions', 'Quelle roue passe dans votre cadre.'],
	ja: ['サイズガイド', 'フレームに合うホイールの選び方。'],
};

const words = ([locale, [title, text]]: [string, string[]]): Edit =>
	before(
		`src/i18n/locales/${locale}/screens.json`,
		'	"cart": {',
		`	"size-guide": ${JSON.stringify({ title, text })},\n`,
	);

/** A screen that search engines may list, with a template of its own. */
export const SCREEN: Recipe = {
	name: 'a fixed screen',
	goal: 5,
	adds: join(import.meta.dirname, 'files/screen'),
	edits: [
		after('src/contract/links.ts', "	'compare',\n", "	'size-guide',\n"),
		after(
			'src/i18n/paths.ts',
			'	compare: PATH_WORDS.compare,\n',
			"	'size-guide': 'size-guide',\n",
		),
		after('src/i18n/paths.ts', "	'store-locator',\n", "	'size-guide',\n"),
		after(
			'src/templates/registry.ts',
			"import StoresTemplate from './shop/StoresTemplate.astro';\n",
			"import SizeGuideTemplate from './shop/SizeGuideTemplate.astro';\n",
		),
		after(
			'src/templates/registry.ts',
			"	'ops-warranty': OpsTemplate,\n",
			"	'size-guide': SizeGuideTemplate,\n",
		),
		...Object.entries(TITLES).map(words),
	],
};
