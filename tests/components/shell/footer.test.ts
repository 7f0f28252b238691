import { expect, test } from 'vitest';
import LanguageLinks from '#components/footer/LanguageLinks.astro';
import SiteFooter from '#components/footer/SiteFooter.astro';
import { aFrame, aShell } from './fixtures.ts';
import { count, render } from './render.ts';

const footer = (shell = aShell()) => render(SiteFooter, { props: { shell } });

test('the newsletter banner passes the address to the newsletter page', async () => {
	const html = await footer();
	expect(html).toMatch(/<form action="\/it\/newsletter" method="get"/);
	expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
	expect(html).toMatch(/<label[^>]*for="newsletter-email"/);
});

test('without its form, no newsletter banner links to it', async () => {
	const html = await footer({ ...aShell(), hasNewsletter: false });
	expect(html).not.toContain('newsletter-email');
	expect(html).not.toContain('href="/it/newsletter"');
});

test('the contact block links mail, telephone and map', async () => {
	const html = await footer();
	expect(html).toContain('href="mailto:info@livenza.example"');
	expect(html).toContain('href="tel:+390438000000"');
	expect(html).toContain('href="https://maps.example/livenza"');
	expect(html).toContain('31020 San Vendemiano (TV)');
});

test('address lines are separate without a style sheet', async () => {
	const html = await footer();
	const address = /<address[\s\S]*?<\/address>/.exec(html)?.[0] ?? '';
	const text = address.replace(/<(?!\/?(?:p|br|div)\b)[^>]*>/g, '');
	for (const line of text.split(/<[^>]*>/).map((part) => part.trim())) {
		expect(line).not.toMatch(/31020.*(?:Italia|@|\+39)/);
	}
	expect(count(address, '<p')).toBeGreaterThanOrEqual(4);
});

test('every category links to its page', async () => {
	const shell = aShell();
	const html = await footer(shell);
	for (const { href, label } of shell.categories) {
		expect(html).toMatch(new RegExp(`href="${href}"[^>]*>\\s*${label}`));
	}
});

test('the bottom bar prints the company and its five legal pages', async () => {
	const shell = aShell();
	const html = await footer(shell);
	for (const line of [shell.copyright, shell.vatLine, ...shell.companyLines]) {
		expect(html).toContain(line);
	}
	for (const { href } of shell.legal) expect(html).toContain(`href="${href}"`);
});

test('a legal page in another language is marked as such', async () => {
	expect(await footer(aShell('ja'))).toMatch(
		/href="\/en\/privacy-policy-supplier" hreflang="en" lang="en"/,
	);
	expect(await footer(aShell('it'))).not.toContain('hreflang=');
});

test('without measurement, a link leads to the list of cookies and explains it', async () => {
	expect(await footer()).toMatch(
		/href="\/it\/cookie-policy#cookie-list"[^>]*>\s*Elenco dei cookie \(solo tecnici\)/,
	);
});

test('with consent, a link opens the settings, and without script the host’s form', async () => {
	const own = await footer(aShell('it', { measured: { edition: 'own-1', ga4Id: null } }));
	expect(own).toMatch(
		/<consent-choice edition="own-1">\s*<a href="\/api\/consent\?locale=it" rel="nofollow">\s*Impostazioni cookie/,
	);
	expect(own).not.toContain('Elenco dei cookie');
	const google = await footer(aShell('it', { measured: { edition: 'G-1-1', ga4Id: 'G-1' } }));
	expect(google).toContain('data-ga4="G-1"');
});

test('without a page about cookies there is no link', async () => {
	expect(await footer(aShell('it', { cookieList: null }))).not.toContain('Elenco dei cookie');
});

test('social links open in a new tab and are named', async () => {
	const html = await footer();
	expect(html).toMatch(/target="_blank" rel="noopener" aria-label="LinkedIn, in una nuova scheda"/);
});

test('all five languages are plain links, each in its own words', async () => {
	const html = await render(LanguageLinks, { props: { frame: aFrame('ja'), shell: aShell('ja') } });
	expect(count(html, 'data-locale=')).toBe(5);
	expect(html).toMatch(/href="\/es\/productos\/categoria-0" lang="es"[^>]*>\s*Español/);
	expect(html).toMatch(/lang="ja"[^>]*aria-current="true"[^>]*>\s*日本語/);
	expect(html).toMatch(/Français\s*<\/a>\s*<span>最も近いページ<\/span>/);
});
