import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files_to_delete } from '../../src/server/platform/uploads/tables.ts';
import { submissions, uploads } from '../../src/server/forms/tables.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { knownFiles } from '../../src/server/forms/module.ts';
import { cleanUpUploads } from '../../src/server/platform/uploads/cleanup.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { movie } from '../support/movie.ts';
import { aPdf, PDF_BYTES, submitForm } from '../support/submit-form.ts';

const cleanUp = (host: OwnHost) => cleanUpUploads(host, knownFiles);

const MB = 1024 * 1024;
/** The harmless text that every virus scanner knows. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const picture = (format: 'jpeg' | 'png') =>
	sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
		.toFormat(format)
		.toBuffer();

/** A PDF of exactly so many bytes. */
const toPdf = (size: number) => Buffer.concat([PDF_BYTES, Buffer.alloc(size - PDF_BYTES.length)]);

const send = (host: OwnHost, values: Record<string, File | File[] | null>) =>
	submitForm(host.ask, 'ops-warranty', { values });

/** Every file below the folder of uploads, unfinished ones included. */
async function readFiles({ dataDir }: OwnHost): Promise<string[]> {
	const folder = join(dataDir, 'uploads');
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe.runIf(isEmbedded)('a file of a form', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		await host.db.delete(submissions);
		await cleanUp(host);
	});

	test.each([
		['a PDF', async () => PDF_BYTES, 'scontrino.pdf', 'application/pdf'],
		['a JPEG', () => picture('jpeg'), 'scontrino.jpg', 'image/jpeg'],
		['a PNG', () => picture('png'), 'scontrino.png', 'image/png'],
	])(
		'%s is stored outside of every web root, readable by the host only',
		async (_, make, name, mime) => {
			const sent = new Uint8Array(await make());
			const response = await send(host, { proof_of_purchase: new File([sent], name) });
			expect(response.status).toBe(200);
			const [row] = await host.db.select().from(uploads);
			expect(row).toMatchObject({
				field: 'proof_of_purchase',
				file_name: name,
				mime,
				stored_name: expect.stringMatching(/^[0-9a-f]{32}$/),
			});
			const path = join(host.dataDir, toUploadKey(row?.stored_name ?? ''));
			const kept = await readFile(path);
			expect(row?.size).toBe(kept.length);
			expect((await fileTypeFromBuffer(kept))?.mime).toBe(mime);
			expect((await stat(path)).mode & 0o777).toBe(0o600);
			expect(await readFiles(host)).toEqual([row?.stored_name]);
		},
	);

	test.each([
		['mp42', 'Nuova registrazione 3.m4a'],
		['M4A ', 'hub.m4a'],
		['isom', 'mozzo.mp4'],
		['3gp4', 'rumore.mp4'],
	])('accepts a telephone’s voice note (%s, %s) of a noisy hub', async (brand, name) => {
		const note = movie(brand, 'soun');
		const response = await send(host, { noise: new File([new Uint8Array(note)], name) });
		expect(response.status).toBe(200);
		const [row] = await host.db.select().from(uploads).where(eq(uploads.field, 'noise'));
		expect(row).toMatchObject({ mime: 'audio/x-m4a', size: note.length });
	});

	test('rejects a video as a voice note', async () => {
		const film = new File([new Uint8Array(movie('mp42', 'soun', 'vide'))], 'mozzo.mp4');
		const problem = await readProblem(await send(host, { noise: film }));
		expect(problem.fields).toEqual([{ path: 'noise', code: 'file_type' }]);
	});

	test.each([
		['a picture where none may be', 'serial_picture', async () => PDF_BYTES, 'foto.png'],
		[
			'an SVG with a script',
			'proof_of_purchase',
			async () => Buffer.from('<svg onload="alert(1)"/>'),
			'foto.jpg',
		],
		['a page', 'proof_of_purchase', async () => Buffer.from('<html><script>1</script>'), 'a.pdf'],
		['a program', 'proof_of_purchase', async () => Buffer.from('MZ\u0090\u0000'), 'a.pdf'],
		['a test virus', 'proof_of_purchase', async () => Buffer.from(EICAR), 'a.pdf'],
		[
			'a sound',
			'proof_of_purchase',
			async () => Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000'),
			'a.pdf',
		],
	])('%s is detected by its content, whatever its name', async (_, field, make, name) => {
		const file = new File([new Uint8Array(await make())], name, { type: 'image/png' });
		const problem = await readProblem(await send(host, { [field]: file }));
		expect(problem).toMatchObject({
			code: 'validation_failed',
			fields: [{ path: field, code: 'file_type' }],
		});
		expect(await readFiles(host)).toEqual([]);
		expect(await host.db.select().from(submissions)).toEqual([]);
	});

	test('a PDF named like a picture gets the extension .pdf', async () => {
		await send(host, { proof_of_purchase: aPdf('scontrino.png') });
		expect(await host.db.select().from(uploads)).toMatchObject([{ file_name: 'scontrino.pdf' }]);
	});

	test.each([
		['../../x.pdf', 'x.pdf'],
		['C:\\Users\\x.pdf', 'x.pdf'],
		['a\r\nX:y.pdf', 'a X-y.pdf'],
		['\u202Efdp.exe', 'fdp.pdf'],
		['.htaccess', 'htaccess.pdf'],
		['請求書.pdf', '請求書.pdf'],
		['a"b.pdf', 'a-b.pdf'],
		[`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
	])('%j is stored as %j', async (given, kept) => {
		await send(host, { proof_of_purchase: aPdf(given) });
		expect(await host.db.select().from(uploads)).toMatchObject([{ file_name: kept }]);
	});

	test('may have 10 MB and not one byte more', async () => {
		const whole = aPdf('a.pdf', toPdf(10 * MB));
		expect((await send(host, { proof_of_purchase: whole })).status).toBe(200);
		const problem = await readProblem(
			await send(host, { proof_of_purchase: aPdf('a.pdf', toPdf(10 * MB + 1)) }),
		);
		expect(problem.fields).toEqual([{ path: 'proof_of_purchase', code: 'file_too_large' }]);
		expect(await readFiles(host)).toHaveLength(1);
	});

	test.each([
		['empty', new File([], 'a.pdf'), 'file_empty'],
		['missing', null, 'required'],
		['not chosen', new File([], ''), 'required'],
		['two', [aPdf('a.pdf'), aPdf('b.pdf')], 'file_single'],
	])('%s is refused', async (_, file, code) => {
		const problem = await readProblem(await send(host, { proof_of_purchase: file }));
		expect(problem.fields).toEqual([{ path: 'proof_of_purchase', code }]);
		expect(await readFiles(host)).toEqual([]);
	});

	test('are limited to twenty', async () => {
		const files = Array.from({ length: 21 }, () => aPdf());
		const problem = await readProblem(await send(host, { proof_of_purchase: files }));
		expect(problem.code).toBe('payload_too_large');
		expect(await readFiles(host)).toEqual([]);
	});

	test('are limited in bytes by address', async () => {
		const own = await aHost();
		const answers: number[] = [];
		for (let turn = 0; turn < 61; turn += 1) {
			const response = await send(own, { proof_of_purchase: aPdf() });
			answers.push(response.status);
		}
		expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
		expect(answers.at(-1)).toBe(429);
	});

	test('without a field is ignored', async () => {
		expect((await send(host, { other: aPdf('other.pdf') })).status).toBe(200);
		expect(await host.db.select().from(uploads)).toHaveLength(1);
		expect(await readFiles(host)).toHaveLength(1);
	});

	test('is deleted when its form is refused', async () => {
		const response = await submitForm(host.ask, 'ops-warranty', { captcha: null });
		expect(response.status).toBe(422);
		expect(await readFiles(host)).toEqual([]);
	});
});

describe.runIf(isEmbedded)('the cleanup of files', () => {
	const LONG_AGO = new Date('2020-01-01T00:00:00Z');

	test('deletes files without a row', async () => {
		const host = await aHost();
		await send(host, {});
		const [row] = await host.db.select().from(uploads);
		const stored_name = row?.stored_name;
		await host.db.delete(submissions);
		expect(await host.db.select().from(files_to_delete)).toMatchObject([{ stored_name }]);
		await cleanUp(host);
		expect(await readFiles(host)).toEqual([]);
		expect(await host.db.select().from(files_to_delete)).toEqual([]);
	});

	test('deletes leftovers of a crash once nobody can be writing them', async () => {
		const host = await aHost();
		await send(host, {});
		const kept = (await readFiles(host))[0] ?? '';
		const folder = join(host.dataDir, 'uploads');
		const orphans = [
			join(folder, 'incoming', 'a'.repeat(32)),
			join(host.dataDir, toUploadKey('b'.repeat(32))),
		];
		for (const path of [...orphans, join(host.dataDir, toUploadKey(kept))]) {
			await mkdir(join(path, '..'), { recursive: true });
			await writeFile(path, 'x');
		}
		await cleanUp(host);
		expect(await readFiles(host)).toHaveLength(3);
		for (const path of [...orphans, join(host.dataDir, toUploadKey(kept))]) {
			await utimes(path, LONG_AGO, LONG_AGO);
		}
		await cleanUp(host);
		expect(await readFiles(host)).toEqual([kept]);
	});

	test('succeeds without any upload', async () => {
		const host = await aHost();
		await cleanUp(host);
		expect(await readFiles(host)).toEqual([]);
	});
});
