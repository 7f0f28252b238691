import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ftyp, movie } from '../../../../support/movie.ts';
import { findFileKind } from '../../../../../src/server/platform/media/file-kind.ts';

const black = sharp({ create: { width: 64, height: 64, channels: 3, background: 'black' } });

test.each<[string, () => Buffer | Promise<Buffer>, string | undefined]>([
	['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf'],
	['a PDF behind a mark', () => Buffer.from('\uFEFF\r\n%PDF-1.7\n%%EOF'), 'application/pdf'],
	[
		'a PDF behind 1,000 bytes',
		() => Buffer.from(`${'\n'.repeat(1000)}%PDF-1.4`),
		'application/pdf',
	],
	['a PDF too far behind', () => Buffer.from(`${'\n'.repeat(1024)}%PDF-1.4`), undefined],
	['a voice note, mp42', () => movie('mp42', 'soun'), 'audio/x-m4a'],
	['a voice note, isom', () => movie('isom', 'soun'), 'audio/x-m4a'],
	['a voice note, 3gp4', () => movie('3gp4', 'soun'), 'audio/x-m4a'],
	['a voice note, M4A', () => movie('M4A ', 'soun'), 'audio/x-m4a'],
	['a film', () => movie('mp42', 'soun', 'vide'), undefined],
	['a film that calls itself sound', () => movie('M4A ', 'soun', 'vide'), undefined],
	['a film without sound', () => movie('isom', 'vide'), undefined],
	['an MP4 without tracks', () => movie('mp42'), undefined],
	['subtitles alone', () => movie('mp42', 'text'), undefined],
	['a voice note with chapters', () => movie('M4A ', 'soun', 'text'), 'audio/x-m4a'],
	['an audio book', () => movie('M4B ', 'soun'), 'audio/x-m4a'],
	['a voice note of QuickTime', () => movie('qt  ', 'soun'), 'audio/x-m4a'],
	['a film of 3gp4', () => movie('3gp4', 'vide'), undefined],
	['a PNG', () => black.png().toBuffer(), 'image/png'],
	['half a PNG', async () => (await black.png().toBuffer()).subarray(0, 60), 'image/png'],
	['the head of a PNG', () => Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
	['the head of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
	['an AVIF', () => black.avif().toBuffer(), 'image/avif'],
	['an AVIF of brand mif1', () => ftyp('mif1', 'mif1', 'avif', 'miaf'), 'image/avif'],
	['a HEIC of brand mif1', () => ftyp('mif1', 'mif1', 'heic'), 'image/heif'],
	['a page', () => Buffer.from('<html><script>1</script>'), undefined],
	['nothing', () => Buffer.alloc(0), undefined],
])('%s', async (_, make, mime) => {
	expect((await findFileKind(await make()))?.mime).toBe(mime);
});
