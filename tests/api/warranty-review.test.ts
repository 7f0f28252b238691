import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { viewPassport } from '#contract/wheels/passports.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { toAddress, signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import { offer, view } from '../support/passport.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { FRONT, REAR, toOutcomes, registered } from '../support/registration.ts';
import {
	acceptRequest,
	aRequest,
	mailsOfKind,
	rejectRequest,
	wheelRow,
} from '../support/review.ts';
import { tokenIn } from '../support/warranty.ts';

const getState = async ({ db }: OwnHost) =>
	(await db.select({ state: submissions.state }).from(submissions)).map(({ state }) => state);

describe.runIf(isEmbedded)('a request for the extension', () => {
	/** The picture may show anything: nothing is granted before staff has checked it. */
	test('is pending with any proof, and its passport shows it', async () => {
		const host = await aHost();
		const { token } = await aRequest(host);
		expect(await readData(viewPassport, await view(host.ask, token))).toMatchObject({
			extension: 'requested',
			decided_on: null,
			rejection: null,
		});
		expect(await mailsOfKind(host, 'warranty.certificate')).toEqual([]);
	});

	test('is reported to the company by mail, with a link to open requests', async () => {
		const host = await aHost();
		await aRequest(host, { second: REAR });
		const [notice] = await mailsOfKind(host, 'company.notice');
		expect(notice).toMatchObject({ to: 'info@livenza.example' });
		expect(notice?.text).toContain(`${FRONT}, ${REAR}`);
		const link = /\S+\/desk#\S+/.exec(notice?.text ?? '')?.[0] ?? '';
		expect(decodeURIComponent(link)).toBe(
			'http://localhost:4321/desk#/wheel_registrations?filter={"extension":"requested"}',
		);
	});

	test('is listed at the desk with its proof, beside the other wheel of the pair', async () => {
		const host = await aHost();
		const { id } = await aRequest(host, { second: REAR });
		const asShop = await signedIn(host.ask, 'shop');
		const list = await (await asShop('/desk/wheel_registrations?extension=requested')).json();
		expect(list).toMatchObject({ data: { total: 2 } });
		const other = await wheelRow(host, REAR);
		const [submission] = await host.db.select().from(submissions);
		const shown = await (await asShop(`/desk/wheel_registrations/${id}`)).json();
		expect(shown).toMatchObject({
			data: {
				extension: 'requested',
				files: [{ field: 'proof_of_purchase', mime: 'application/pdf' }],
				other_wheel_id: other?.id,
				submission_id: submission?.id,
			},
		});
	});

	test('cannot be transferred', async () => {
		const host = await aHost();
		const { token } = await aRequest(host);
		expect((await offer(host.ask, token)).status).toBe(409);
	});

	test('cannot be accepted by editing the record', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asSupport = await signedIn(host.ask, 'support');
		const changed = await asSupport(`/desk/wheel_registrations/${id}`, {
			method: 'PATCH',
			json: { extension: 'active' },
		});
		expect((await readProblem(changed)).fields).toEqual([{ path: 'extension', code: 'undecided' }]);
		expect(await wheelRow(host)).toMatchObject({ extension: 'requested' });
	});
});

describe.runIf(isEmbedded)('an accepted request', () => {
	test.each([
		['it', 'rd-50 it', 'Certificato'],
		['en', 'rd-50 en', 'Certificate'],
		['es', 'rd-50 es', 'Certificado'],
		['fr', 'rd-50 fr', 'Certificat'],
		['ja', 'rd-50 ja', '証明書'],
	] as const)('sends certificate and picture in the page’s language: %s', async (...given) => {
		const [locale, product, word] = given;
		const host = await aHost();
		const { id } = await aRequest(host, { locale });
		const asSupport = await signedIn(host.ask, 'support');
		expect((await acceptRequest(asSupport, id)).status).toBe(200);
		const [mail, ...others] = await mailsOfKind(host, 'warranty.certificate');
		expect(others).toEqual([]);
		expect(mail?.to).toBe('rider@mail.example');
		expect(mail?.text).toContain(product);
		const [submission] = await host.db.select().from(submissions);
		const [certificate, picture] = mail?.attachments ?? [];
		expect(certificate).toMatchObject({
			file_name: `Livenza-${submission?.reference}.pdf`,
			mime: 'application/pdf',
		});
		const [page, ...more] = await textOfPdf(Buffer.from(certificate?.base64 ?? '', 'base64'));
		expect(more).toEqual([]);
		for (const printed of [word, FRONT, submission?.reference ?? '', 'San Vendemiano']) {
			expect(page).toContain(printed);
		}
		const [, cid, alt] = /<img src="cid:([^"]+)" alt="([^"]+)"/.exec(mail?.html ?? '') ?? [];
		expect(picture).toMatchObject({ cid, printed: { by: 'content.thumbnail' } });
		expect(alt).toContain(product);
	});

	test('is shown in the passport, behind the links of both mails', async () => {
		const host = await aHost();
		const { id, token } = await aRequest(host);
		await acceptRequest(await signedIn(host.ask, 'support'), id);
		const [mail] = await mailsOfKind(host, 'warranty.certificate');
		for (const secret of [token, tokenIn(mail?.text ?? '')]) {
			expect(await readData(viewPassport, await view(host.ask, secret))).toMatchObject({
				extension: 'active',
				decided_on: '2025-06-15',
			});
		}
	});

	test('is closed with the last wheel of the pair, and logged', async () => {
		const host = await aHost();
		const { id } = await aRequest(host, { second: REAR });
		const asSupport = await signedIn(host.ask, 'support');
		await acceptRequest(asSupport, id);
		expect(await getState(host)).toEqual(['new']);
		const rear = await wheelRow(host, REAR);
		await rejectRequest(asSupport, rear?.id ?? '');
		expect(await getState(host)).toEqual(['closed']);
		const entries = await host.db
			.select()
			.from(audit_log)
			.where(eq(audit_log.resource, 'wheel_registrations'));
		expect(entries).toHaveLength(2);
		expect(entries).toContainEqual(
			expect.objectContaining({
				action: 'accept',
				record_id: id,
				staff_email: toAddress('support'),
				changes: { extension: { from: 'requested', to: 'active' } },
			}),
		);
	});

	test('is closed to the role shop', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asShop = await signedIn(host.ask, 'shop');
		expect((await acceptRequest(asShop, id)).status).toBe(403);
		expect((await rejectRequest(asShop, id)).status).toBe(403);
		expect(await wheelRow(host)).toMatchObject({ extension: 'requested' });
	});
});

describe.runIf(isEmbedded)('a rejected request', () => {
	test.each([
		['it', 'La prova di acquisto non si legge'],
		['en', 'The proof of purchase cannot be read'],
		['es', 'El comprobante de compra no se lee'],
		['fr', 'La preuve d’achat est illisible'],
		['ja', '購入証明書の文字を読み取れません'],
	] as const)(
		'states the reason and the next step in the page’s language: %s',
		async (...given) => {
			const [locale, reason] = given;
			const host = await aHost();
			const { id } = await aRequest(host, { locale });
			const asSupport = await signedIn(host.ask, 'support');
			const text = 'Manca la parte con il totale.';
			expect((await rejectRequest(asSupport, id, { reason: 'unreadable', text })).status).toBe(200);
			const [mail] = await mailsOfKind(host, 'warranty.rejected');
			expect(mail).toMatchObject({ to: 'rider@mail.example', attachments: [] });
			expect(mail?.text).toContain(reason);
			expect(mail?.text).toContain(text);
			const shown = await view(host.ask, tokenIn(mail?.text ?? ''), locale);
			expect(await readData(viewPassport, shown)).toMatchObject({
				extension: 'rejected',
				decided_on: '2025-06-15',
				rejection: { reason: 'unreadable', text },
			});
			expect(await mailsOfKind(host, 'warranty.certificate')).toEqual([]);
		},
	);

	test('with the reason other requires a text', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asSupport = await signedIn(host.ask, 'support');
		const silent = await rejectRequest(asSupport, id, { reason: 'other', text: ' ' });
		expect((await readProblem(silent)).fields).toEqual([{ path: 'text', code: 'non_empty' }]);
		const text = 'Il negozio non risulta.';
		expect((await rejectRequest(asSupport, id, { reason: 'other', text })).status).toBe(200);
	});

	test('frees the wheel for the next request, which invalidates its own link', async () => {
		const host = await aHost();
		const { id, token } = await aRequest(host);
		await rejectRequest(await signedIn(host.ask, 'support'), id);
		const values = { email: 'owner@mail.example' };
		const result = await registered(host.ask, FRONT, '', { values });
		expect(toOutcomes(result)).toEqual([[FRONT, 'success']]);
		expect(await wheelRow(host)).toMatchObject({
			owner_email: 'owner@mail.example',
			extension: 'requested',
			rejection: null,
		});
		expect((await view(host.ask, token)).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('with immediate acceptance', () => {
	test('the certificate is sent with the request, without a decision', async () => {
		const host = await aHost({ reviewsWarranty: false });
		await registered(host.ask, FRONT, REAR);
		const [mail, ...others] = await listMails(host.db);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ kind: 'warranty.certificate', to: 'rider@mail.example' });
		const [certificate] = mail?.attachments ?? [];
		const pages = await textOfPdf(Buffer.from(certificate?.base64 ?? '', 'base64'));
		expect(pages).toHaveLength(2);
		expect(pages[0]).toContain(FRONT);
		expect(pages[1]).toContain(REAR);
		expect(await wheelRow(host)).toMatchObject({
			extension: 'active',
			decided_on: '2025-06-15',
			decided_by: null,
		});
		expect(await getState(host)).toEqual(['closed']);
	});
});
