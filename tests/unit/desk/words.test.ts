import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import { merged, type CapabilityWords, type Words } from '#desk/messages/merge.ts';

const FOLDER = 'src/i18n/locales';

/** Each text with the path of its keys. */
const flat = (words: Words, path = ''): [string, string][] =>
	Object.entries(words).flatMap(([key, word]) =>
		typeof word === 'string' ? [[`${path}.${key}`, word]] : flat(word, `${path}.${key}`),
	);

const read = (file: string): Words => JSON.parse(readFileSync(file, 'utf8'));

describe.each(DESK_LOCALES)('the texts of the desk (%s)', (locale) => {
	const files = globSync(`${FOLDER}/${locale}/desk/capabilities/*.json`).toSorted();

	test('are consistent: keys shared by capabilities have one text', () => {
		expect(files.length).toBeGreaterThan(20);
		const said = new Map<string, string>();
		const clashes: string[] = [];
		for (const file of files) {
			for (const [key, word] of flat(read(file))) {
				const before = said.get(key) ?? word;
				if (before !== word) clashes.push(`${key}: ${before} / ${word} (${file})`);
				said.set(key, before);
			}
		}
		expect(clashes).toEqual([]);
	});

	test('are in groups that the desk reads', () => {
		const groups = Object.keys(merged([]));
		const own = files.flatMap((file) => Object.keys(read(file) as CapabilityWords));
		expect(own.filter((group) => !groups.includes(group))).toEqual([]);
	});
});

test('English texts use no male pronoun for customers', () => {
	const files = globSync(`${FOLDER}/en/desk/**/*.json`);
	expect(files.length).toBeGreaterThan(20);
	const found = files.flatMap((file) =>
		flat(read(file))
			.filter(([, word]) => /\b(?:he|him|his|himself)\b/i.test(word))
			.map(([key]) => `${file}${key}`),
	);
	expect(found).toEqual([]);
});
