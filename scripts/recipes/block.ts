import { join } from 'node:path';
import { after, before, type Recipe } from './recipe.ts';

/** A block that names a product, with a sheet of its own. */
export const BLOCK: Recipe = {
	name: 'a block',
	goal: 5,
	adds: join(import.meta.dirname, 'files/block'),
	edits: [
		before(
			'src/contract/content/blocks.ts',
			'} as const;',
			`	/** One sentence about one product, large. */
	highlight: v.object({
		type: v.literal('highlight'),
		title: titleSchema,
		text: v.nullable(textSchema),
		product_id: refTo('product'),
	}),
`,
		),
		before(
			'src/blocks/registry.ts',
			'import { NewsList }',
			"import { Highlight } from './Highlight.tsx';\n",
		),
		after('src/blocks/registry.ts', '	hero: Hero,\n', '	highlight: Highlight,\n'),
		after(
			'src/content/editorial/block-models.ts',
			'const RESOLVERS = {\n',
			`	highlight: (block, context) => ({
		...block,
		product: getProduct(context, block.product_id).name,
	}),
`,
		),
		after(
			'src/i18n/locales/it/desk/documents.json',
			'\t\t"quote": "Citazione",\n',
			'\t\t"highlight": "In evidenza",\n',
		),
		after(
			'src/i18n/locales/en/desk/documents.json',
			'\t\t"quote": "Quote",\n',
			'\t\t"highlight": "Highlight",\n',
		),
		before(
			'src/seed/pages/newsletter.ts',
			"		{ type: 'form', title: null",
			`		{
			type: 'highlight',
			title: 'Due mani, sedici raggi',
			text: null,
			product_id: 'kleos-rd-50',
		},
`,
		),
	],
};
