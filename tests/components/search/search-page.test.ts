// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('the page of the search keeps no emptied query in its address', async () => {
	vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
	document.documentElement.lang = 'it';
	history.replaceState(null, '', `${location.pathname}?q=kleos`);
	document.body.innerHTML =
		'<search-page><form><input /></form><p role="status"></p><div class="search-found"></div></search-page>';
	await import('#components/search/site-search.ts');
	const field = document.querySelector<HTMLInputElement>('search-page input');
	expect(field?.value).toBe('kleos');
	if (field) field.value = '';
	document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
	expect(location.search + location.hash).toBe('');
});
