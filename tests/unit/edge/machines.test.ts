import { expect, test } from 'vitest';
import { prefersMarkdown } from '#edge/answers/markdown.ts';
import { anEdge } from './a-site.ts';

test.each([
	['text/markdown', true],
	['text/markdown, text/html;q=0.9, */*;q=0.1', true],
	['text/html;q=0.5, Text/Markdown;q=0.5', true],
	['text/html, text/markdown;q=0.5', false],
	['text/markdown;q=0', false],
	['text/html,application/xhtml+xml,*/*;q=0.8', false],
	['*/*', false],
	['', false],
])('Accept "%s" gets Markdown: %s', (accept, wanted) => {
	expect(prefersMarkdown(new Request('http://a.example/it', { headers: { accept } }))).toBe(wanted);
});

test('a page with a Markdown version is negotiated, which has an address of its own', async () => {
	const { get } = await anEdge({
		'it/azienda.html': '<p>azienda</p>',
		'it/azienda.md': '# Azienda',
	});
	const markdown = { accept: 'text/markdown' };
	const [page, twin, own, alone] = [
		await get('/it/azienda', { accept: 'text/html' }),
		await get('/it/azienda', markdown),
		await get('/it/azienda.md'),
		await get('/it/prodotti', markdown),
	];
	expect([await page.text(), await twin.text(), await own.text(), await alone.text()]).toEqual([
		'<p>azienda</p>',
		'# Azienda',
		'# Azienda',
		'prodotti',
	]);
	expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
	for (const answer of [page, twin]) {
		expect(answer.headers.get('vary') ?? '').toMatch(/\bAccept\b(?!-)/);
	}
	expect(twin.headers.get('etag')).not.toBe(page.headers.get('etag'));
	expect(alone.headers.get('vary') ?? '').not.toMatch(/Accept(?!-)/);
});

test('sitemap.xml redirects to the sitemap index', async () => {
	const { get } = await anEdge({ 'sitemap-index.xml': '<sitemapindex/>' });
	const answer = await get('/sitemap.xml');
	expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sitemap-index.xml']);
});

test.each([
	['ja', '/ja/account/profile'],
	['fr-CH, fr;q=0.9', '/fr/account/profile'],
	['de', '/it/account/profile'],
])('change-password with the languages "%s" redirects to %s', async (languages, place) => {
	const { get } = await anEdge();
	const answer = await get('/.well-known/change-password', { 'accept-language': languages });
	expect([answer.status, answer.headers.get('location')]).toEqual([302, place]);
});
