import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHeaders } from '#edge/rules/headers-file.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { readRedirects } from '#edge/rules/redirects-file.ts';
import { rulesWith } from '#publisher/netlify/rules.ts';
import { aFolder } from '../edge/a-site.ts';

const RELEASE = new Map([
	['_headers', "/*\n  Content-Security-Policy: default-src 'self'; img-src 'self' data:\n"],
	['_redirects', '/api/* https://api.example/api/:splat 200!\n/it/vecchio /it/nuovo 301\n'],
]);

/** Rules without their compiled path matchers. */
const plain = (rules: unknown): unknown => JSON.parse(JSON.stringify(rules));

test('rule files of a deploy combine the release’s rules and netlify.toml, in that order', async () => {
	const [own, all] = [await aFolder(), await aFolder()];
	const toml = await readNetlifyToml('netlify.toml');
	for (const [name, text] of RELEASE) await writeFile(join(own, name), text);
	for (const [name, text] of rulesWith(RELEASE, toml)) await writeFile(join(all, name), text);
	expect(plain(await readRedirects(join(all, '_redirects')))).toEqual(
		plain([...(await readRedirects(join(own, '_redirects'))), ...toml.redirects]),
	);
	expect(plain(await readHeaders(join(all, '_headers')))).toEqual(
		plain([...(await readHeaders(join(own, '_headers'))), ...toml.headers]),
	);
});

test('a release without rules has netlify.toml’s', async () => {
	const folder = await aFolder();
	const toml = await readNetlifyToml('netlify.toml');
	const rules = rulesWith(new Map(), toml);
	for (const [name, text] of rules) await writeFile(join(folder, name), text);
	expect(plain(await readRedirects(join(folder, '_redirects')))).toEqual(plain(toml.redirects));
});
