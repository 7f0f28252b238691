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

test('a select clips its own text, since WebKit widens the page for it', () => {
	const selects = rules.filter(({ selector }) => /\bselect\)?$/.test(selector));
	const clipping = selects.filter(({ body }) => /(?<!-)\boverflow:\s*clip/.test(body));
	expect(clipping.map(({ file, selector }) => [file, selector])).toEqual([
		['src/styles/reset.css', ':where(select)'],
	]);
	const undone = selects.filter(({ body }) => /(?<!-)\boverflow(?:-x)?:(?!\s*clip)/.test(body));
	expect(undone).toEqual([]);
});

test('the answer of the serial check has reserved space', () => {
	const note = rules.find(({ selector }) => selector.endsWith('.form-field > .serial-note'));
	expect(note?.body).toMatch(/min-height: [\d.]+rem/);
});

test('a disclosure with + when closed has – when open', () => {
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

test('every select of the site has the same look', () => {
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
