import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules of all sheets of the site: file, selector and declarations. */
const rules = globSync('src/{blocks,components,islands,layouts,styles,templates}/**/*.css').flatMap(
	(file) =>
		[
			...readFileSync(file, 'utf8')
				.replace(/\/\*[\s\S]*?\*\//g, '')
				.matchAll(/([^{}]+)\{([^{}]*)\}/g),
		].map(([, selector = '', body = '']) => ({ file, selector: selector.trim(), body })),
);

test('text that is pushed out of its control is clipped there: WebKit widens the page for it', () => {
	const pushed = rules.filter(({ body }) =>
		/(?:word-spacing|text-indent|letter-spacing):\s*-?\d{2,}/.test(body),
	);
	expect(pushed.length).toBeGreaterThan(0);
	for (const { file, selector, body } of pushed) {
		expect(body, `${file} ${selector}`).toMatch(/overflow:\s*clip/);
	}
});

test('the answer of the serial’s check has its place before it comes', () => {
	const note = rules.find(({ selector }) => selector.endsWith('.form-field > .serial-note'));
	expect(note?.body).toMatch(/min-height: [\d.]+rem/);
});

test('a fold that shows + while it is closed shows – while it is open', () => {
	const folds = rules.filter(
		({ selector, body }) => /summary[^,]*::after$/.test(selector) && body.includes("'+'"),
	);
	expect(folds.length).toBeGreaterThan(3);
	for (const { file, selector } of folds) {
		const opened = rules.find(
			(rule) => rule.file === file && rule.selector.includes('[open]') && rule.body.includes("'–'"),
		);
		expect(opened, `${file} ${selector}`).toBeDefined();
	}
});

test('every select of the site looks like one', () => {
	const bare = globSync('src/{blocks,components,islands,templates}/**/*.{astro,tsx,ts}').flatMap(
		(file) => {
			const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
			const selects = text.matchAll(/<select\b[^>]*>|createElement\('select'\)[^;]*;/g);
			return [...selects]
				.filter(([made]) => !/\bpicker\b/.test(made))
				.map(([made]) => `${file}: ${made}`);
		},
	);
	expect(bare).toEqual([]);
});
