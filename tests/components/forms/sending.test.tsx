// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SENT_KEY } from '#contract/storage-keys.ts';
import { aForm } from '../../support/factories-forms.ts';
import { aNetwork, aProblem, RECEIVED } from '../../support/form-network.ts';
import {
	box,
	choose,
	fillIn,
	forgetForm,
	mountForm,
	pdf,
	press,
	screen,
	type,
	waitFor,
	watchLeaving,
} from '../../support/mount-form.tsx';

let left: string[];
beforeEach(() => {
	localStorage.clear();
	left = watchLeaving();
});
afterEach(forgetForm);

describe('an incomplete form', () => {
	test('lists errors, takes the focus, and sends nothing', async () => {
		const { sent } = aNetwork();
		await mountForm(aForm());
		await press('Invia');
		const summary = await screen.findByRole('alert', { name: 'Ci sono 4 campi da correggere' });
		await waitFor(() => expect(document.activeElement).toBe(summary));
		expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
			'Nome: Questo campo è obbligatorio.',
			'E-mail: Questo campo è obbligatorio.',
			'Novità: Scegli sì o no.',
			'Informativa: Conferma di aver letto l’informativa.',
		]);
		expect(sent).toEqual([]);
	});

	test('pressing the button blurs no field, whose error would move it from under the pointer', async () => {
		aNetwork();
		await mountForm(aForm());
		box('E-mail').focus();
		const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
		screen.getByRole('button', { name: 'Invia' }).dispatchEvent(down);
		expect(down.defaultPrevented).toBe(true);
	});

	test('an entry of the list focuses its field', async () => {
		aNetwork();
		await mountForm(aForm());
		await press('Invia');
		const link = await screen.findByRole('link', { name: /^E-mail/ });
		link.click();
		expect(document.activeElement).toBe(box('E-mail'));
	});

	test('a field in error is revalidated at every change, with its own message', async () => {
		aNetwork();
		await mountForm(aForm());
		await type('Nome', 'Un nome troppo lungo');
		await press('Invia');
		await screen.findByText('Al massimo 10 caratteri.');
		expect(box('Nome').getAttribute('aria-invalid')).toBe('true');
		await type('Nome', 'Breve');
		await waitFor(() => expect(box('Nome').getAttribute('aria-invalid')).toBe('false'));
		expect(screen.queryByText('Al massimo 10 caratteri.')).toBeNull();
	});
});

describe('a complete form', () => {
	test('is sent with its parts and leads to the thank-you page', async () => {
		const { sent } = aNetwork([RECEIVED]);
		await mountForm(aForm(), { about: 'wheel-builder' });
		await fillIn();
		await choose('Curriculum', [pdf('cv.pdf')]);
		await press('Invia');
		await waitFor(() => expect(left).toEqual(['/it/thank-you-page?form=contact&ref=LV-0001']));
		expect(sessionStorage.getItem(SENT_KEY)).toBe('form=contact&ref=LV-0001');
		const [body] = sent;
		expect(body?.get('first_name')).toBe('Cliente');
		expect(body?.get('privacy')).toBe('1');
		expect(body?.get('subject')).toBe('Montaggio ruote');
		expect(body?.get('_about')).toBe('wheel-builder');
		expect(body?.get('_locale')).toBe('it');
		expect(body?.get('_key')).toMatch(/^[\da-f]{32}$/);
		expect(String(body?.get('_captcha')).length).toBeGreaterThan(100);
		expect(body?.get('cv')).toBeInstanceOf(File);
	});

	test('two presses send one request', async () => {
		const { sent } = aNetwork();
		await mountForm(aForm());
		await fillIn();
		await press('Invia', 2);
		await waitFor(() => expect(left).toHaveLength(1));
		expect(sent).toHaveLength(1);
	});

	test('a lost answer is requested again with the same key', async () => {
		const { sent } = aNetwork(['down', RECEIVED]);
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		await screen.findByText('Connessione assente. Controlla la rete e riprova.');
		await press('Invia');
		await waitFor(() => expect(left).toHaveLength(1));
		expect(sent[0]?.get('_key')).toBe(sent[1]?.get('_key'));
	});

	test('a text changed after a lost answer has a new key', async () => {
		const { sent } = aNetwork([aProblem(409, 'conflict'), RECEIVED]);
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		await waitFor(() => expect(left).toHaveLength(1));
		expect(sent[0]?.get('_key')).not.toBe(sent[1]?.get('_key'));
	});

	test('a captcha that expired meanwhile is renewed once, unnoticed', async () => {
		const { sent, asked } = aNetwork([aProblem(422, 'captcha_failed'), RECEIVED]);
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		await waitFor(() => expect(left).toHaveLength(1));
		expect(sent).toHaveLength(2);
		expect(sent[0]?.get('_captcha')).not.toBe(sent[1]?.get('_captcha'));
		expect(asked.filter((url) => url.startsWith('/api/captcha'))).toHaveLength(2);
	});
});

describe('a form that cannot be sent', () => {
	test.each([
		[429, 'too_many_requests', 'Troppe richieste in poco tempo.'],
		[503, 'unavailable', 'Il servizio è momentaneamente sospeso.'],
		[500, 'internal', 'L’errore è nostro, non tuo.'],
		[409, 'form_not_enabled', 'Questo modulo non è attivo al momento.'],
		[403, 'forbidden', 'Questa richiesta non è permessa da qui.'],
	])('shows an error for %s %s, and keeps the text', async (status, code, text) => {
		aNetwork([aProblem(status, code)]);
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain(text);
		expect(alert.textContent).toContain('scrivici a info@livenza.example');
		expect(box('Nome').value).toBe('Cliente');
	});

	test('states the minutes to wait if the host does', async () => {
		aNetwork([{ ...aProblem(429, 'too_many_requests'), retryAfter: '150' }]);
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		expect((await screen.findByRole('alert')).textContent).toContain('Riprova tra 3 minuti.');
	});

	test('offers an e-mail with the typed text', async () => {
		aNetwork(['down']);
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		const link = await screen.findByRole('link', { name: 'Scrivi un’e-mail' });
		link.addEventListener('click', (event) => event.preventDefault());
		link.click();
		const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
		expect([pathname, searchParams.get('subject')]).toEqual(['info@livenza.example', 'Scrivici']);
		expect(searchParams.get('body')).toContain('E-mail: rider@mail.example');
		expect(searchParams.get('body')).not.toContain('Informativa');
	});
});

describe('the captcha', () => {
	test('is requested as soon as somebody types', async () => {
		const { asked } = aNetwork();
		await mountForm(aForm());
		expect(asked).toEqual([]);
		await type('Nome', 'C');
		await screen.findByText('Controllo antispam superato.');
		expect(asked).toEqual(['/api/captcha?form=contact']);
	});

	test('blocks sending when it is unavailable, and can be retried', async () => {
		const { sent, breakCaptcha, repairCaptcha } = aNetwork();
		breakCaptcha();
		await mountForm(aForm());
		await fillIn();
		await press('Invia');
		expect((await screen.findByRole('alert')).textContent).toContain(
			'Il modulo non si può inviare',
		);
		expect(sent).toEqual([]);
		repairCaptcha();
		await press('Riprova');
		await waitFor(() => expect(left).toHaveLength(1));
	});
});
