import type { Plugin } from 'vite';

const RECORDS = /\/src\/contract\/.*\.ts$/;
const SUMMARY = /\bsummary:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*,/g;

/**
 * Leaves the sentences about calls out of what browsers get: the host's OpenAPI alone reads them. A
 * test of the built site looks for each of them.
 */
export function withoutSummaries(): Plugin {
	return {
		name: 'without-summaries',
		apply: 'build',
		transform: {
			filter: { id: RECORDS },
			handler: (code) => ({ code: code.replace(SUMMARY, ''), map: null }),
		},
	};
}
