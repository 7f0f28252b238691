import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { toControl, toText } from '../support/native-page.ts';
import { postNatively } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('the correction page of a form', () => {
	let host: OwnHost;
	let response: Response;
	let page: string;

	beforeAll(async () => {
		host = await openOwnHost();
		response = await postNatively(host.ask, 'careers', {
			locale: 'fr',
			about: 'engineer',
			values: {
				first_name: `"><img src=x onerror=alert(1)>`,
				email: 'nobody',
				phone: '123',
				country: 'AT',
				message: '</textarea><script>alert(1)</script>',
				cv: new File(['<svg onload="x">'], 'cv.png'),
				privacy: null,
			},
		});
		page = await response.text();
	});
	afterAll(() => host.close());

	test('keeps the status of the refusal and is never stored', () => {
		expect(response.status).toBe(422);
		expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-store');
	});

	test('is in the form’s language, under one heading, with a link back', () => {
		expect(page).toContain('<html lang="fr">');
		expect(page.match(/<h1/g)).toHaveLength(1);
		expect(page).toContain('<h1>Candidature</h1>');
		expect(page).toContain('<a href="/fr">Retour au site</a>');
	});

	test('keeps all typed values, as text', () => {
		expect(toControl(page, 'first_name')).toContain(
			'value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"',
		);
		expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
		expect(page).toMatch(/<option value="AT" selected>\s*Autriche/);
		expect(toControl(page, '_about')).toContain('value="engineer"');
		expect(toControl(page, '_locale')).toContain('value="fr"');
		expect(page).not.toContain('<script');
		expect(page).not.toContain('<img');
	});

	test('reports errors at the top and beside each field', () => {
		expect(page).toContain('role="alert"');
		expect(page).toContain('4 champs sont à corriger');
		for (const slug of ['email', 'phone', 'cv', 'privacy']) {
			expect(page).toContain(`<a href="#field-${slug}">`);
			expect(toControl(page, slug)).toContain('aria-invalid="true"');
			expect(toControl(page, slug)).toContain(`aria-describedby="error-${slug}`);
		}
		expect(toText(page, 'error-phone')).toBe('Erreur : De 9 à 11 chiffres.');
		expect(toText(page, 'error-cv')).toContain('JPG, PNG, PDF');
		expect(toText(page, 'error-privacy')).toContain('politique de confidentialité');
	});

	test('asks to choose files again', () => {
		expect(page).toContain('Les fichiers sont à choisir de nouveau');
	});

	test('labels every control, and sets autocomplete', () => {
		for (const [, id] of page.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)) {
			if (!page.includes(`for="${id}"`)) expect(page).toMatch(/<label class="choice"/);
		}
		expect(toControl(page, 'email')).toContain('autocomplete="email"');
	});

	test('allows only its own style sheet and no script', () => {
		const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
		const hash = createHash('sha256').update(style).digest('base64');
		const policy = response.headers.get('content-security-policy') ?? '';
		expect(policy).toContain(`style-src 'sha256-${hash}'`);
		expect(policy).toContain("default-src 'none'");
		expect(page).not.toMatch(/\sstyle="/);
	});

	test('can be submitted again from the page itself', () => {
		expect(response.headers.get('referrer-policy')).toBe('same-origin');
		expect(page).toMatch(
			/<form\s+method="post"\s+action="\/api\/forms\/careers\/submissions"\s+enctype="multipart\/form-data"/,
		);
	});
});

describe.runIf(isEmbedded)('an error page without the form', () => {
	test.each([
		['an unknown form', 'no-such-form', 404, 'Questo modulo non esiste'],
		['a disabled form', 'contacts', 409, 'Il modulo non è disponibile'],
	])('%s', async (_, slug, status, title) => {
		const host = await aHost();
		const response = await host.ask(`/api/forms/${slug}/submissions`, {
			method: 'POST',
			headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
			body: 'email=a',
		});
		expect(response.status).toBe(status);
		const page = await response.text();
		expect(page).toContain(`<h1>${title}</h1>`);
		expect(page).toContain('mailto:info@livenza.example');
	});

	test('without a database states in the language of the former page that nothing was received', async () => {
		const host = await aHost();
		await host.drop();
		const response = await postNatively(host.ask, 'contact', {
			headers: { referer: 'https://www.livenza.example/ja/contatti' },
		});
		expect(response.status).toBe(503);
		const page = await response.text();
		expect(page).toContain('<html lang="ja">');
		expect(page).toContain('サービスが応答していません');
	});
});
