/**
 * Prints what the documents of an earlier revision say and those of the working tree no longer do:
 * numbers, code, rejected ways. `node scripts/run.mjs scripts/papers/lost.ts <revision> [paper
 * ...]`
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listCode, listPapers } from './papers.ts';

const [revision = 'main', ...named] = process.argv.slice(2);
const git = (...args: string[]) =>
	execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });

const before =
	named.length > 0
		? named
		: git('ls-tree', '-r', '--name-only', revision)
				.split('\n')
				.filter((path) =>
					/^(?:README\.md|\.github\/.*\.md|(?:src|scripts|tests)\/.*\.md)$/.test(path),
				);
const old = before.map((path) => git('show', `${revision}:${path}`)).join('\n\n');
const now = listPapers()
	.map((path) => readFileSync(path, 'utf8'))
	.join('\n\n');

/** Numbers as written: 1,278, 0.54, 03:30, 1200 × 630 as two. Digits inside names do not count. */
const listNumbers = (text: string) => [
	...text.matchAll(/(?<![\w#/.-])[£€]?\d+(?:[.,:]\d+)*(?![\w-]*[./]\w)/g),
];

/** Numbers with the word behind them, by its beginning: `30 days` and `30 day` are the same. */
const listMeasures = (text: string) =>
	[...text.matchAll(/(?<![\w#/.-])[£€]?(\d+(?:[.,:]\d+)*) ([\p{L}%×]+)/gu)].map(
		([, number = '', word = '']) => `${number} ${word.toLowerCase().slice(0, 5)}`,
	);

function count(texts: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return counts;
}

/** Sentences and cells, in one line each. */
const listSentences = (text: string): string[] =>
	text
		.split(/\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) ?)|(?<=[.;:!?])\s+(?=[A-Z*_`])|\s\|\s/)
		.map((sentence) => sentence.replace(/\s+/g, ' ').trim())
		.filter(Boolean);

const REJECTED =
	/\breject|\binstead of\b|\brather than\b|\bwould\b|\bElse\b|\bis missed\b|\bnot by\b/;

/** Long words by their beginnings, so that another form of the same word counts. */
const listWords = (text: string) =>
	new Set([...text.toLowerCase().matchAll(/[\p{L}\d]{5,}/gu)].map(([word]) => word.slice(0, 5)));

const paragraphs = now.split(/\n\s*\n|\n(?=#)/).map(listWords);

/** Share of a sentence's words from which on a paragraph counts as saying the same. */
const SAME = 0.65;

/** Returns the share of a sentence's words that the closest paragraph has. */
function closeness(sentence: string): number {
	const words = [...listWords(sentence)];
	const shares = paragraphs.map((paragraph) => words.filter((word) => paragraph.has(word)).length);
	return words.length === 0 ? 1 : Math.max(...shares) / words.length;
}

let lost = 0;
function say(kind: string, what: string): void {
	lost += 1;
	console.log(`${kind}: ${what}`);
}

const numbersNow = count(listNumbers(now).map(([number]) => number));
for (const [number, times] of count(listNumbers(old).map(([each]) => each))) {
	const left = numbersNow.get(number) ?? 0;
	if (left >= times) continue;
	const places = listNumbers(old)
		.filter(([each]) => each === number)
		.map(({ index }) => old.slice(Math.max(0, index - 50), index + 40).replace(/\s+/g, ' '));
	say(`number ${number}, ${left} of ${times}`, places.join('\n    | '));
}
const measuresNow = new Set(listMeasures(now));
for (const measure of new Set(listMeasures(old))) {
	if (!measuresNow.has(measure)) say('measure', measure);
}
for (const code of new Set(listCode(old))) {
	if (!now.includes(code.replace(/\/$/, ''))) say('code', code);
}
for (const sentence of listSentences(old).filter((each) => REJECTED.test(each))) {
	if (closeness(sentence) < SAME) say('rejected way', sentence);
}
console.log(`${lost} things of ${revision} are not in the papers.`);
