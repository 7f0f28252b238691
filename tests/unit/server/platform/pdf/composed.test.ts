import { expect, test } from 'vitest';
import { composed } from '../../../../../src/server/platform/pdf/composed.ts';
import { printPdf } from '../../../../../src/server/platform/pdf/print-pdf.ts';
import { printed } from '../../../../../src/server/platform/pdf/printed.ts';
import type { PdfDocumentModel } from '../../../../../src/server/platform/pdf/pdf-model.ts';

const aPaper = (text: string): PdfDocumentModel => ({
	locale: 'it',
	brand: 'Livenza',
	title: 'Conferma d’ordine',
	subject: '25-000001',
	foot: ['Livenza S.p.A.'],
	made_at: new Date('2025-06-15T10:00:00Z'),
	blocks: [{ kind: 'text', text }],
});

test('the thread renders what the process would', async () => {
	const paper = aPaper('Ruote in carbonio');
	expect(Buffer.from(await printed(paper))).toEqual(Buffer.from(await printPdf(paper)));
});

test('a document is rendered once, another version again', async () => {
	const [first, beside] = await Promise.all([printed(aPaper('Uno')), printed(aPaper('Uno'))]);
	expect(beside).toBe(first);
	expect(await printed(aPaper('Uno'))).toBe(first);
	expect(await printed(aPaper('Due'))).not.toEqual(first);
});

test('the process continues while a document is rendered', async () => {
	let turns = 0;
	let isDone = false;
	const turn = () => {
		turns += 1;
		if (!isDone) setImmediate(turn);
	};
	setImmediate(turn);
	await printed(aPaper('Ruote in carbonio. '.repeat(5_000)));
	isDone = true;
	expect(turns).toBeGreaterThan(1_000);
});

test('a failing document does not affect others', async () => {
	const printer = new URL('../../../../../src/server/platform/pdf/print-pdf.ts', import.meta.url);
	await expect(composed(printer, 'none', {})).rejects.toThrow('exports no none');
	await expect(composed(printer, 'printPdf', {})).rejects.toThrow();
	expect((await printed(aPaper('Tre'))).byteLength).toBeGreaterThan(0);
});
