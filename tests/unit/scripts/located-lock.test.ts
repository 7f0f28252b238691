import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { locatedLock } from '../../../scripts/located-lock.mjs';

const lockSchema = v.object({
	packages: v.record(v.string(), v.looseObject({ resolved: v.optional(v.string()) })),
});
const located = (lock: unknown, registry: string) =>
	v.parse(lockSchema, JSON.parse(locatedLock(JSON.stringify(lock), registry))).packages;

test.each(['https://packages.example/npm', 'https://packages.example/npm/'])(
	'every package has its registry address (%s)',
	(registry) => {
		const integrity = 'sha512-0';
		const packages = {
			'': { name: 'site', version: '1.0.0' },
			'node_modules/hono': { version: '4.0.0', integrity },
			'node_modules/a/node_modules/@img/sharp': { version: '0.1.0-rc.1', integrity },
			'node_modules/@typescript/native': { name: 'typescript', version: '7.0.2', integrity },
			'node_modules/elsewhere': { version: '1.0.0', integrity, resolved: 'https://b.example/c' },
			'node_modules/within': { version: '1.0.0', integrity, inBundle: true },
			'node_modules/linked': { resolved: 'src/linked', link: true },
		};
		const found = Object.values(located({ packages }, registry)).map(({ resolved }) => resolved);
		expect(found).toEqual([
			undefined,
			'https://packages.example/npm/hono/-/hono-4.0.0.tgz',
			'https://packages.example/npm/@img/sharp/-/sharp-0.1.0-rc.1.tgz',
			'https://packages.example/npm/typescript/-/typescript-7.0.2.tgz',
			'https://b.example/c',
			undefined,
			'src/linked',
		]);
	},
);

test('the project’s own lock has every address, and nothing else is changed', () => {
	const text = readFileSync('package-lock.json', 'utf8');
	const { packages } = v.parse(lockSchema, JSON.parse(text));
	const found = located(JSON.parse(text), 'https://packages.example/');
	const without = Object.entries(found).filter(([folder, { resolved }]) => folder && !resolved);
	expect(without).toEqual([]);
	const rest = Object.entries(found).map(([folder, { resolved: _, ...entry }]) => [folder, entry]);
	expect(Object.fromEntries(rest)).toEqual(packages);
});
