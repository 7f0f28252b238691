import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listArtworks, uploadArtwork } from '#contract/content/artworks.ts';
import { getSettings } from '#contract/content/endpoints.ts';
import { printFor } from '../../src/server/mails/print.ts';
import { listFiles } from '../../src/server/platform/mail/attachments.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { atWork } from '../support/checkout.ts';
import { liveDocument, publish } from '../support/content-documents.ts';
import { toAddress, askWith, toCookie, ORIGIN, PASSWORD, trySignIn } from '../support/desk.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { type Ask, aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { anOrder } from '../support/orders.ts';
import { textOfPdf } from '../support/pdf-text.ts';

const notice = (lang: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="340" height="200"><rect width="340" height="200" fill="#039"/></svg>`;

async function anEditor(host: OwnHost) {
	const cookie = toCookie(await trySignIn(host.ask, toAddress('editor'), PASSWORD));
	const send = (svg: string, locale: string, name = 'notice.svg') =>
		host.ask(`/api/desk/artworks?locale=${locale}&name=${encodeURIComponent(name)}`, {
			method: 'POST',
			headers: {
				cookie: `${cookie.name}=${cookie.value}`,
				origin: ORIGIN,
				'content-type': 'application/octet-stream',
			},
			body: svg,
		});
	return { send, as: askWith(host.ask, cookie) };
}

async function name(host: OwnHost, artworks: Partial<Record<'it' | 'en', string>>) {
	const document = await liveDocument(host.db, 'settings', 'settings');
	const { it, en } = document.texts;
	if (!en) throw new Error('there are no English settings');
	const texts = {
		...document.texts,
		it: { ...it, guarantee_artwork: artworks.it ?? null },
		en: { ...en, guarantee_artwork: artworks.en ?? null },
	};
	const changed = { ...document, texts };
	return publish(host.db, [{ entity: 'settings', id: 'settings', document: changed }]);
}

describe.runIf(isEmbedded)('artworks at the desk', () => {
	let own: OwnHost;
	let headers: Record<string, string>;
	let count = 0;
	const ask: Ask = (path, init) => own.ask(path, init);
	beforeAll(async () => {
		own = await openOwnHost();
		const cookie = toCookie(await trySignIn(own.ask, toAddress('editor'), PASSWORD));
		headers = { cookie: `${cookie.name}=${cookie.value}`, origin: ORIGIN };
	});
	afterAll(() => own.close());

	conformsPrivately('listArtworks', ask, {
		request: async () => ({ path: '/desk/artworks', init: { headers } }),
	});
	conformsPrivately('uploadArtwork', ask, {
		request: async () => ({
			path: '/desk/artworks?locale=it',
			init: {
				headers: { ...headers, 'content-type': 'application/octet-stream' },
				// Another file each time.
				body: notice('it').replace('#039', `#${100 + (count += 1)}`),
			},
		}),
	});
});

describe.runIf(isEmbedded)('the official notice of the legal guarantee', () => {
	test('is stored unaltered once; others are refused with the reason', async () => {
		const host = await aHost();
		const { send, as } = await anEditor(host);
		const kept = await readData(uploadArtwork, await send(notice('it'), 'it'));
		expect(kept).toMatchObject({ locale: 'it', width: 340, height: 200 });
		expect((await readData(uploadArtwork, await send(notice('it'), 'it'))).id).toBe(kept.id);
		const faults: [string, string, string][] = [
			[notice('fr'), 'it', 'artwork_language'],
			['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'it', 'artwork_script'],
			['<svg xmlns="http://www.w3.org/2000/svg"><rect', 'it', 'artwork_kind'],
			['\u0089PNG', 'it', 'artwork_kind'],
		];
		for (const [svg, locale, code] of faults) {
			const problem = await readProblem(await send(svg, locale));
			expect(problem).toMatchObject({
				code: 'validation_failed',
				fields: [{ path: 'file', code }],
			});
		}
		// One file is of one language, also without a word that names it.
		const plain = notice('').replace(' xml:lang=""', '');
		await readData(uploadArtwork, await send(plain, 'es'));
		expect(await readProblem(await send(plain, 'fr'))).toMatchObject({
			fields: [{ path: 'file', code: 'artwork_language' }],
		});
		expect((await send('a'.repeat(1024 * 1024 + 1), 'it')).status).toBe(413);
		expect(await readData(listArtworks, await as('/desk/artworks'))).toHaveLength(2);
	});

	test('reaches settings, mail and document once published; Japanese gets the English one', async () => {
		const host = await aHost();
		const { send } = await anEditor(host);
		const it = await readData(uploadArtwork, await send(notice('it'), 'it'));
		const en = await readData(uploadArtwork, await send(notice('en'), 'en'));
		const told = async (locale: string) =>
			(await readData(getSettings, await host.ask(`/api/settings?locale=${locale}`)))
				.guarantee_artwork?.svg;
		expect(await told('it')).toBeUndefined();
		expect(await name(host, { it: en.id })).toEqual([
			expect.objectContaining({ path: 'texts.it.guarantee_artwork', code: 'target_missing' }),
		]);
		expect(await name(host, { it: it.id, en: en.id })).toEqual([]);
		expect(await told('it')).toBe(notice('it'));
		expect([await told('en'), await told('ja')]).toEqual([notice('en'), notice('en')]);
		expect(await told('fr')).toBeUndefined();

		await anOrder(host, { locale: 'ja' });
		const written = await host.db.select().from(mails);
		const mail = written.find(({ kind }) => kind === 'order.placed');
		expect(mail?.html).toContain('<img src="cid:order.guarantee_notice"');
		expect(mail?.text).toContain('公式の通知に日本語版はないため');
		const print = printFor({ ...atWork(host), modules: host.modules });
		const [paper, picture] = await listFiles(mail?.attachments ?? [], print);
		const drawn = Buffer.from(picture?.base64 ?? '', 'base64');
		expect(await sharp(drawn).metadata()).toMatchObject({
			format: 'png',
			width: 1020,
			height: 600,
		});
		const bytes = Buffer.from(paper?.base64 ?? '', 'base64');
		expect((await textOfPdf(bytes)).join('')).toContain('index_en.htm');
		expect(bytes.includes('/Subtype /Image')).toBe(true);
	});
});
