import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonPolicy } from '#edge/rules/csp.ts';

/** Style sheet that the installed version of the page builder puts into its canvas. */
function canvasSheet(): string {
	const sources = globSync('node_modules/@puckeditor/core/dist/*.mjs').map((file) =>
		readFileSync(file, 'utf8'),
	);
	const written = sources.flatMap(
		(text) =>
			text.match(/var iframeInteractionStyles = ('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*");/)?.[1] ?? [],
	);
	expect(written).toHaveLength(1);
	const [text = ''] = written;
	const inner = text
		.slice(1, -1)
		.replace(/\\'/g, "'")
		.replace(/(?<!\\)"/g, '\\"');
	const read: unknown = JSON.parse(`"${inner}"`);
	return String(read);
}

test('the desk’s policy allows the one style sheet that the page builder inserts', () => {
	const digest = createHash('sha256').update(canvasSheet()).digest('base64');
	const toml = readFileSync('netlify.toml', 'utf8');
	const policies = [
		...toml.matchAll(/for = "(\/desk(?:\/\*)?)"\s[\s\S]*?Content-Security-Policy = "([^"]+)"/g),
	];
	expect(policies.map(([, path]) => path)).toEqual(['/desk', '/desk/*']);
	// Where a host joins all rules of an address, the one for every address must allow it as well.
	expect(commonPolicy(true)).not.toMatch(/(?:default|script|style)-src/);
	for (const [, , policy = ''] of policies) {
		const styles = policy.split('; ').find((directive) => directive.startsWith('style-src'));
		expect(styles).toContain(`'sha256-${digest}'`);
		expect(styles).not.toContain('unsafe');
	}
});
