// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const asked: unknown[] = [];
let answer: () => Response;

beforeAll(() => import('#components/product/buy/back-notice.ts'));
beforeEach(() => {
	asked.length = 0;
	answer = () => Response.json({ data: { outcome: 'confirm_by_mail' } });
	document.documentElement.lang = 'it';
	vi.stubGlobal('fetch', async (_: string, { body = '' } = {}) => {
		asked.push(JSON.parse(body));
		return answer();
	});
	document.body.innerHTML = `
		<country-choice data-printed="IT"></country-choice>
		<span data-shows="code">K1-HG</span>
		<table><tbody>
			<tr id="K1-HG" data-out="back"></tr>
			<tr id="K1-XDR" data-out="back" data-variant="k1-xd-r"></tr>
			<tr id="K1-MS" data-out=""></tr>
			<tr id="K1-N3W"></tr>
		</tbody></table>
		<back-notice></back-notice>
		<ul class="legal-links"><li></li><li><a href="/it/privacy">Privacy</a></li></ul>`;
});
afterEach(() => vi.unstubAllGlobals());

const place = () => document.querySelector('back-notice');
const shown = () => place()?.textContent ?? '';
const press = (name: string) =>
	[...(place()?.querySelectorAll('button') ?? [])]
		.find(({ textContent }) => textContent === name)
		?.click();
const choose = (code: string) => {
	const place = document.querySelector('[data-shows=code]');
	if (place) place.textContent = code;
};
function send(email: string) {
	const field = place()?.querySelector('input');
	if (!field) throw new Error('no field');
	field.value = email;
	place()
		?.querySelector('form')
		?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

test('an article out of stock offers a mail on its return, beside the privacy notice', async () => {
	expect(shown()).toBe('Avvisami quando torna');
	press('Avvisami quando torna');
	expect(document.activeElement?.getAttribute('type')).toBe('email');
	expect(place()?.querySelector('a')?.getAttribute('href')).toContain('/it/privacy');
	send(' anna@mail.example ');
	await vi.waitFor(() => expect(shown()).toMatch(/^Ti abbiamo scritto/));
	expect(asked).toEqual([
		{ kind: 'back', variant_id: 'k1-hg', country: 'IT', locale: 'it', email: 'anna@mail.example' },
	]);
	expect(document.activeElement?.textContent).toBe(shown());
});

test('a missing address and a missing answer are reported, and the typed address is kept', async () => {
	press('Avvisami quando torna');
	send('anna');
	await vi.waitFor(() => expect(shown()).toContain('Scrivi un indirizzo e-mail completo'));
	expect(asked).toEqual([]);
	answer = () => Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
	send('anna@mail.example');
	await vi.waitFor(() => expect(shown()).toContain('La richiesta non è partita'), 5000);
	expect(place()?.querySelector('input')?.value).toBe('anna@mail.example');
});

test.each([
	['K1-XDR', 'Avvisami quando torna'],
	['K1-MS', ''],
	['K1-N3W', ''],
])('depends on the choice: %s offers “%s”', async (code, offered) => {
	press('Avvisami quando torna');
	choose(code);
	await vi.waitFor(() => expect(shown()).toBe(offered));
});

test('the notice is in the page’s language', () => {
	document.documentElement.lang = 'ja';
	place()?.remove();
	document.body.append(document.createElement('back-notice'));
	expect(place()?.textContent).toMatch(/[\u3040-\u30ff]/);
});
