import { expect, test } from 'vitest';
import type { StoredBlock } from '#contract/content/documents/blocks.ts';
import { withKeys } from '#server/content/block-keys.ts';

const contact: StoredBlock = { type: 'contact', title: null };
const quote = (text: string): StoredBlock => ({ type: 'quote', text, source: null });
const toKeys = (blocks: Parameters<typeof withKeys>[0]) => withKeys(blocks).map(({ key }) => key);

test('a block without a key is identified by its type and its index among that type', () => {
	const italian = [quote('Uno'), contact, quote('Due')];
	expect(toKeys(italian)).toEqual(['quote-1', 'contact-1', 'quote-2']);
	// Languages have other texts in the same blocks.
	expect(toKeys([quote('一'), contact, quote('二')])).toEqual(toKeys(italian));
});

test('a key stays with its block, and is not given to another', () => {
	expect(toKeys([{ ...quote('Due'), key: 'quote-1' }, quote('Uno'), contact])).toEqual([
		'quote-1',
		'quote-2',
		'contact-1',
	]);
});
