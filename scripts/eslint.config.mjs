import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
	{
		ignores: [
			'dist/',
			'.dist.*/',
			'.data/',
			'.astro/',
			'node_modules/',
			'test-results/',
			// Files of a copy, which import what is beside them there.
			'scripts/recipes/files/',
		],
	},
	js.configs.recommended,
	...ts.configs.strict,
	...astro.configs.recommended,
	{
		files: ['**/*.{ts,tsx}'],
		plugins: { 'react-hooks': reactHooks },
		rules: reactHooks.configs.recommended.rules,
	},
	{ files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
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
				{ selector: 'TSEnumDeclaration', message: 'Node runs erasable TypeScript only.' },
			],
		},
	},
);
