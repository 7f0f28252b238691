import { expect, test } from 'vitest';
import { createMemory } from '../../../../../src/server/platform/answers/memory.ts';

const MB = 1024 * 1024;
const anAnswer = (bytes: number) => ({ body: new Uint8Array(bytes), etag: '"x"' });

test('never exceeds its size, with any number of answers', () => {
	const memory = createMemory(10 * MB);
	for (let index = 0; index < 1_000; index += 1) {
		memory.keep(`/products/${index}`, 'v', anAnswer(MB / 4));
		expect(memory.bytes()).toBeLessThanOrEqual(10 * MB);
	}
	expect(memory.bytes()).toBeGreaterThan(9 * MB);
});

test('limits answers without a body, too', () => {
	const memory = createMemory(MB);
	for (let index = 0; index < 10_000; index += 1) memory.keep(`/${index}`, 'v', anAnswer(0));
	expect(memory.bytes()).toBeLessThanOrEqual(MB);
	expect(memory.find('/0', 'v')).toBeNull();
	expect(memory.find('/9999', 'v')).not.toBeNull();
});

test('evicts the least recently used', () => {
	const memory = createMemory(3 * MB);
	memory.keep('a', 'v', anAnswer(MB));
	memory.keep('b', 'v', anAnswer(MB));
	expect(memory.find('a', 'v')).not.toBeNull();
	memory.keep('c', 'v', anAnswer(MB));
	expect(memory.find('b', 'v')).toBeNull();
	expect(memory.find('a', 'v')).not.toBeNull();
	expect(memory.find('c', 'v')).not.toBeNull();
});

test('an answer of another version is a miss, and makes room for the new one', () => {
	const memory = createMemory(3 * MB);
	memory.keep('a', '1', anAnswer(2 * MB));
	expect(memory.find('a', '2')).toBeNull();
	memory.keep('a', '2', anAnswer(MB));
	expect(memory.find('a', '1')).toBeNull();
	expect(memory.find('a', '2')?.body).toHaveLength(MB);
	expect(memory.bytes()).toBeLessThan(1.1 * MB);
});

test('an answer larger than the cache is not stored and evicts nothing', () => {
	const memory = createMemory(3 * MB);
	memory.keep('a', 'v', anAnswer(MB));
	memory.keep('b', 'v', anAnswer(4 * MB));
	expect(memory.find('b', 'v')).toBeNull();
	expect(memory.find('a', 'v')).not.toBeNull();
});
