import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageReader } from '#publisher/pages/known-pages.ts';

const PAGE_BYTES = 100_000;
const COUNT = 200;

const page = (number: number) =>
	Buffer.from(
		[
			`<html><title>${number}</title><style>${'p{color:red}'.repeat(4)}</style>`,
			'<main data-kind="functional/checkout-shipping/open">',
			'<a href="/it/prodotto/una-ruota-dal-nome-lungo">→</a>',
			String(number).repeat(PAGE_BYTES / String(number).length),
			'</main></html>',
		].join(''),
	);

/** Bytes of living objects, after what nothing refers to has been collected. */
function livingBytes(): number {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	if (typeof collect !== 'function') throw new Error('V8 gave no collector');
	Reflect.apply(collect, undefined, []);
	return process.memoryUsage().heapUsed;
}

test('a known page takes a small part of the memory of its text', () => {
	const read = pageReader('http://127.0.0.1:1');
	const before = livingBytes();
	const known = Array.from({ length: COUNT }, (_, number) => read(page(number)));
	const bytes = livingBytes() - before;
	expect(known.map(({ signs }) => signs.kind)).toContain('functional/checkout-shipping/open');
	expect(bytes / COUNT).toBeLessThan(PAGE_BYTES / 20);
});
