import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listCategories } from '#contract/content/endpoints.ts';
import { createDelivery } from '../../src/server/platform/mail/delivery.ts';
import { fileTransport, mailFileName } from '../../src/server/platform/mail/transport.ts';
import { toSender } from '../../src/server/assemble.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { eq } from 'drizzle-orm';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aFolder } from '../support/host-process.ts';
import { aHost, isEmbedded, plainServices, type OwnHost } from '../support/host.ts';
import { aMail } from '../support/sending-host.ts';
import { aPdf, PDF_BYTES, submitForm } from '../support/submit-form.ts';

const MB = 1024 * 1024;
const run = promisify(execFile);

async function expectUnavailable(response: Response, host: OwnHost, words: RegExp): Promise<void> {
	expect(response.headers.get('retry-after')).toBe('5');
	expect(await readProblem(response)).toMatchObject({ status: 503, code: 'unavailable' });
	const line = host.logged.at(-1) ?? '';
	expect(line).toMatch(words);
	expect(line).not.toContain('\n');
}

const canMount = process.getuid?.() === 0 && process.platform === 'linux';

describe.runIf(isEmbedded)('a disk that is full', () => {
	test('of the database is reported by readiness, too, which recovers within five seconds of free space', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const host = await aHost({ clock: () => now });
		expect((await host.ask('/api/readyz')).status).toBe(200);
		await host.db.execute(sql`
			create function full_disk() returns trigger language plpgsql as $$ begin
				raise exception 'could not extend file: No space left on device' using errcode = '53100';
			end $$`);
		await host.db.execute(sql`create trigger full_disk before insert on submissions
			for each row execute function full_disk()`);
		const response = await submitForm(host.ask, 'contact');
		const words = /POST .*: unavailable: the disk of the database is full \(could not extend/;
		await expectUnavailable(response, host, words);
		await expectUnavailable(await host.ask('/api/readyz'), host, /a disk was full a moment ago$/);
		now = new Date('2025-06-15T10:00:05Z');
		expect((await host.ask('/api/readyz')).status).toBe(200);
	});

	test('under the cache of pictures is reported, and leaves no half picture', async () => {
		const host = await aHost();
		const [category] = await readData(listCategories, await host.ask('/api/categories'));
		const file = category?.media[0]?.file ?? '';
		const cache = join(host.dataDir, 'media-cache', '150');
		await mkdir(cache, { recursive: true });
		await symlink('/dev/full', join(cache, `${file}.jpeg.${process.pid}.new`));
		const asked = () => host.ask(`/media/150/${file}`, { headers: { accept: 'image/jpeg' } });
		await expectUnavailable(await asked(), host, /GET .*: the disk is full \(ENOSPC/);
		expect(await readdir(cache)).toEqual([]);
		expect((await asked()).status).toBe(200);
	});

	test('under the folder of mails is reported, and the mail is written later', async () => {
		const folder = await aFolder();
		const host = await aHost();
		const id = await host.db.transaction((tx) => plainServices().outbox.post(tx, aMail()));
		const [mail] = await host.db.select().from(mails).where(eq(mails.id, id));
		const name = mailFileName(id, mail?.created_at ?? new Date(0));
		await symlink('/dev/full', join(folder, `${name}.part`));
		const logged: string[] = [];
		const { deliver } = createDelivery({
			db: host.db,
			transport: fileTransport(folder),
			senderIn: toSender(host.modules),
			clock: () => new Date(),
			log: (line) => logged.push(line),
		});
		await expect(deliver(id, false)).rejects.toThrow('ENOSPC');
		expect(logged.join()).toMatch(/try 1 failed: the disk is full \(ENOSPC/);
		await deliver(id, false);
		expect(await readdir(folder)).toEqual([name]);
	});

	test.runIf(canMount)(
		'under the uploads is reported, and nothing of the form is kept',
		async () => {
			const dataDir = await aFolder();
			await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataDir]);
			onTestFinished(async () => void (await run('umount', [dataDir])));
			const host = await aHost({ dataDir });
			const bytes = Buffer.concat([PDF_BYTES, Buffer.alloc(2 * MB)]);
			const response = await submitForm(host.ask, 'ops-warranty', {
				values: { proof_of_purchase: aPdf('a.pdf', bytes) },
			});
			await expectUnavailable(response, host, /POST .*: the disk is full \(ENOSPC/);
			expect(await readdir(join(dataDir, 'uploads', 'incoming'))).toEqual([]);
			expect(await host.db.select().from(submissions)).toEqual([]);
			expect((await submitForm(host.ask, 'ops-warranty')).status).toBe(200);
		},
	);

	test.runIf(canMount)('is reported by readiness before a write has failed', async () => {
		const dataDir = await aFolder();
		await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataDir]);
		onTestFinished(async () => void (await run('umount', [dataDir])));
		const host = await aHost({ dataDir });
		const words = /readyz: unavailable: the disk of DATA_DIR is full \(\d+ kB left\)$/;
		await expectUnavailable(await host.ask('/api/readyz'), host, words);
	});
});
