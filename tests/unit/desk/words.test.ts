import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import type { CapabilityWords, Words } from '../../../src/desk/messages/merge.ts';

const FOLDER = join(import.meta.dirname, '../../../src/desk/messages');
const CAPABILITIES = readdirSync(FOLDER, { withFileTypes: true }).filter((each) =>
	each.isDirectory(),
);

const WORDS = import.meta.glob<CapabilityWords>('../../../src/desk/messages/*/{it,en}.ts', {
	eager: true,
});

/** Each text with the path of its keys. */
const flat = (words: Words, path = ''): [string, string][] =>
	Object.entries(words).flatMap(([key, word]) =>
		typeof word === 'string' ? [[`${path}.${key}`, word]] : flat(word, `${path}.${key}`),
	);

describe.each(DESK_LOCALES)('the texts of the desk (%s)', (locale) => {
	const modules = Object.entries(WORDS).filter(([file]) => file.endsWith(`/${locale}.ts`));

	test('contain those of every capability', () => {
		expect(modules).toHaveLength(CAPABILITIES.length);
	});

	test('are consistent: keys shared by capabilities have one text', () => {
		const said = new Map<string, string>();
		const clashes: string[] = [];
		for (const [file, module] of modules) {
			for (const [key, word] of Object.values(module).flatMap((words) => flat(words))) {
				const before = said.get(key) ?? word;
				if (before !== word) clashes.push(`${key}: ${before} / ${word} (${file})`);
				said.set(key, before);
			}
		}
		expect(clashes).toEqual([]);
	});
});

test('English texts use no male pronoun for customers', () => {
	const english = import.meta.glob<Record<string, Words>>(
		'../../../src/desk/**/messages/**/{en,*-en}.ts',
		{ eager: true },
	);
	expect(Object.keys(english).length).toBeGreaterThan(20);
	const found = Object.entries(english).flatMap(([file, module]) =>
		Object.values(module)
			.flatMap((words) => flat(words))
			.filter(([, word]) => /\b(?:he|him|his|himself)\b/i.test(word))
			.map(([key]) => `${file}${key}`),
	);
	expect(found).toEqual([]);
});
