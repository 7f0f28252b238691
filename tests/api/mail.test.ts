import { describe, expect, test } from 'vitest';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { submitForm } from '../support/submit-form.ts';

/** Opens a host without a mail server: its mails are files, and a page shows them. */
const aLocalHost = () => aHost({ mailFolder: '/tmp/none', reviewsWarranty: false });

async function newestTo(host: OwnHost, to: string) {
	const all = await host.db.select().from(mails).orderBy(mails.created_at);
	const mail = all.filter((row) => row.to === to).at(-1);
	if (!mail) throw new Error(`no mail to ${to}`);
	return mail;
}

describe.runIf(isEmbedded)('the page of mails on this machine', () => {
	test('lists mails and is never cached', async () => {
		const host = await aLocalHost();
		expect(await (await host.ask('/api/mails')).text()).toContain('None yet');
		await submitForm(host.ask, 'contact');
		const page = await host.ask('/api/mails');
		expect(page.headers.get('cache-control')).toBe('no-store');
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		const { id, subject } = await newestTo(host, 'rider@mail.example');
		const html = await page.text();
		expect(html).toContain(`<a href="/api/mails/${id}">${subject}</a>`);
	});

	test('shows a mail as delivered, in a frame without scripts', async () => {
		const host = await aLocalHost();
		await host.db.insert(mails).values({
			kind: 'staff.answer',
			to: 'rider@mail.example',
			subject: 'Re',
			text: '<b>Quale</b> mozzo?',
			html: '<p>LIVENZA</p>',
		});
		const mail = await newestTo(host, 'rider@mail.example');
		const page = await (await host.ask(`/api/mails/${mail.id}`)).text();
		expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
		expect(page).toContain('&lt;b&gt;Quale&lt;/b&gt; mozzo?');
		expect(page).not.toContain('<b>Quale');

		const framed = await host.ask(`/api/mails/${mail.id}/html`);
		expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
		expect(framed.headers.get('content-security-policy')).toContain('sandbox');
		expect(await framed.text()).toContain('LIVENZA');
	});

	test('offers attachments as downloads', async () => {
		const host = await aLocalHost();
		const serial_number = 'MQC50A250117';
		await submitForm(host.ask, 'warranty', { values: { serial_number } });
		const mail = await newestTo(host, 'rider@mail.example');
		const file = await host.ask(`/api/mails/${mail.id}/attachments/0`);
		expect(file.headers.get('content-disposition')).toMatch(
			/^attachment; filename\*=UTF-8''.*pdf$/,
		);
		expect((await file.text()).slice(0, 5)).toBe('%PDF-');
		expect((await host.ask(`/api/mails/${mail.id}/attachments/9`)).status).toBe(404);
	});

	test.each([
		['somebody else on the network', { 'x-forwarded-for': '192.0.2.7' }, 'not_found'],
		['a page elsewhere under a name that leads here', { host: 'evil.example' }, 'forbidden'],
		['the same behind our proxy', { 'x-forwarded-host': 'evil.example' }, 'not_found'],
	])('is 404 for %s', async (_, headers, code) => {
		const host = await aLocalHost();
		await submitForm(host.ask, 'contact');
		const { id } = await newestTo(host, 'rider@mail.example');
		for (const path of ['', `/${id}`, `/${id}/html`, `/${id}/source`]) {
			const problem = await readProblem(await host.ask(`/api/mails${path}`, { headers }));
			expect(problem.code).toBe(code);
		}
	});

	test('is 404 on a site served over https', async () => {
		const siteUrl = 'https://localhost';
		const host = await aHost({ mailFolder: '/tmp/none', siteUrl });
		expect((await host.ask('/api/mails')).status).toBe(404);
	});

	test('is 404 when a mail server is set', async () => {
		const host = await aHost();
		expect((await host.ask('/api/mails')).status).toBe(404);
	});

	test.each(['x', '00000000-0000-4000-8000-000000000000', "'--"])(
		'is 404 for the mail name %s',
		async (name) => {
			const host = await aLocalHost();
			const path = `/api/mails/${encodeURIComponent(name)}`;
			expect(await readProblem(await host.ask(path))).toMatchObject({ code: 'not_found' });
		},
	);
});
