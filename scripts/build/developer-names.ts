import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = '\w+';$/gm;

/** Leaves out the names that a library gives its contexts for React's developer tools. */
export const withoutNames = (code: string): string => code.replace(NAME, '');

/** Keeps names for developer tools of the library of forms out of the scripts of pages. */
export function withoutDeveloperNames(): Plugin {
	return {
		name: 'without-developer-names',
		apply: 'build',
		transform: {
			filter: { id: /\/node_modules\/react-hook-form\// },
			handler: (code) => ({ code: withoutNames(code), map: null }),
		},
	};
}
