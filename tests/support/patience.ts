import { limit } from './pace.ts';

/** Tests of islands wait for what they look for, and a busy machine takes its time. */
if ('document' in globalThis) {
	const { configure } = await import('@testing-library/react');
	configure({ asyncUtilTimeout: limit(10_000) });
}
