import { expect, test } from 'vitest';
import { lean } from '../../../scripts/build/contract.ts';

const MODULE = `import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
const shared = { query: v.object({ part: v.string() }), ...v.object({}) };
const words = { query: v.string() };
const LETTERS = String.raw\`a-z\`;
export const isWord = (text) => text !== '';
export const send = endpoint({
	method: 'POST',
	path: '/words',
	summary: 'Keeps a word, {so} it is said',
	query: v.object({ locale: v.string() }),
	body: v.object({ word: v.string() }),
	...shared,
	data: v.object({ word: v.string() }),
	errors: ['validation_failed']
});
`;

test('browsers get method, path and schemas of an endpoint record', () => {
	const code = lean(MODULE);
	for (const kept of ["method: 'POST'", "path: '/words'", '...shared', 'data: v.object']) {
		expect(code).toContain(kept);
	}
	expect(code).not.toMatch(/summary|query: v.object|body|errors/);
});

test('shared parts of records are stripped alike, other constants are not', () => {
	const code = lean(MODULE);
	expect(code).toContain('({  ...v.object({}) })');
	expect(code).toContain('({ query: v.string() })');
});

test('constants are marked as pure, functions are unchanged', () => {
	const code = lean(MODULE);
	expect(code).toContain('shared = /* @__PURE__ */ (() => ({  ...v.object({}) }))();');
	expect(code).toContain('send = /* @__PURE__ */ (() => (endpoint({');
	expect(code).toContain('LETTERS = /* @__PURE__ */ (() => (String.raw');
	expect(code).toContain("isWord = (text) => text !== '';");
});

test('browsers get a capability’s desk lists, and endpoints one by one', () => {
	const code = lean(`export const words = contractModule({
	name: 'words',
	endpoints: { send, listWords },
	desk: [wordsResource],
	shapes: { Word: wordSchema },
});`);
	expect(code).toContain("name: 'words'");
	expect(code).toContain('desk: [wordsResource]');
	expect(code).not.toMatch(/endpoints|listWords|shapes|wordSchema/);
});
