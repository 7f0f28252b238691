import { limit } from './pace.ts';

/** Raises the timeout of async queries in island tests, for busy machines. */
if ('document' in globalThis) {
	const { configure } = await import('@testing-library/react');
	configure({ asyncUtilTimeout: limit(10_000) });
}
