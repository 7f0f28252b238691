import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/**
 * Lints templates alone: oxlint.json covers everything else with a linter that does not read
 * `.astro`.
 */
export default defineConfig(
	// Files of recipes, which are copied into a tree and import what is beside them there.
	{ ignores: ['scripts/recipes/files/'] },
	js.configs.recommended,
	...ts.configs.strict,
	...astro.configs.recommended,
	{
		rules: {
			'no-undef': 'off',
			// French and Japanese texts carry hard and wide spaces on purpose.
			'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }],
			'no-empty': ['error', { allowEmptyCatch: false }],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
			],
			'no-restricted-syntax': [
				'error',
				{ selector: "JSXAttribute[name.name='style']", message: 'CSP blocks style attributes.' },
			],
		},
	},
);
