import { afterAll } from 'vitest';

// The window is one for all files of a worker: each leaves it as it found it.
afterAll(() => {
	if (typeof document === 'undefined') return;
	document.body.replaceChildren();
	for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
	for (const { name } of [...document.documentElement.attributes]) {
		document.documentElement.removeAttribute(name);
	}
});
