import { describe, expect, test } from 'vitest';
import { readForm } from '../../support/stripe/form.ts';
import { shuffled } from '../../support/stripe/hook.ts';
import { aRequest, aStripe } from '../../support/stripe/a-shop.ts';
import { aServer, text } from '../../support/a-server.ts';

const press = (url: string | null, act: string) =>
	fetch(url ?? '', {
		method: 'POST',
		body: new URLSearchParams({ act }),
		redirect: 'manual',
	});

async function aPage() {
	const all = await aStripe();
	return { ...all, ...(await all.provider.start(aRequest())) };
}

test('bracketed form fields are nested', () => {
	expect(readForm('a=1&b[c]=2&b[d][0][e]=3&b[d][1][e]=4&f[]=5&f[]=6')).toEqual({
		a: '1',
		b: { c: '2', d: [{ e: '3' }, { e: '4' }] },
		f: ['5', '6'],
	});
});

test('a seed shuffles events', () => {
	expect(shuffled([1, 2, 3, 4, 5], 7)).toEqual(shuffled([1, 2, 3, 4, 5], 7));
	expect(shuffled([1, 2, 3, 4, 5], 7)).not.toEqual([1, 2, 3, 4, 5]);
	expect(shuffled([1, 2, 3, 4, 5], 7).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

describe('the page of the fake Stripe', () => {
	test('returns to the shop under its own name once paid', async () => {
		const { url, ref, provider } = await aPage();
		expect(await (await fetch(url ?? '')).text()).toContain('<h1>Pay 191000 EUR</h1>');
		const answer = await press(url, 'approve');
		expect([answer.status, answer.headers.get('location')]).toEqual([
			303,
			`http://localhost:4321/it/checkout/done?order=7&session=${ref}`,
		]);
		expect(await provider.look(ref)).toMatchObject({ status: 'paid' });
	});

	test('stays open after a declined card', async () => {
		const { url, ref, provider } = await aPage();
		const answer = await press(url, 'decline');
		expect(await answer.text()).toContain('The card was declined.');
		expect(await provider.look(ref)).toMatchObject({ status: 'open' });
	});

	test('returns while the bank is processing', async () => {
		const { url, ref, provider } = await aPage();
		expect((await press(url, 'later')).status).toBe(303);
		expect(await provider.look(ref)).toMatchObject({ status: 'pending' });
	});

	test('accepts nothing once expired', async () => {
		const { url, ref, provider, pass } = await aPage();
		pass(32);
		expect(await (await press(url, 'approve')).text()).toContain('This page is expired.');
		expect(await provider.look(ref)).toMatchObject({ status: 'expired' });
	});
});

describe('events sent by the fake Stripe', () => {
	test('can arrive before the answer of their cause', async () => {
		const { stripe, url } = await aPage();
		const order: string[] = [];
		const hook = await aServer((_, response) => {
			order.push('told');
			response.writeHead(204).end();
		});
		stripe.setHook({ url: hook.url, secret: 'whsec_fake' }, 'before_answer');
		await press(url, 'approve').then(() => order.push('answered'));
		expect(order).toEqual(['told', 'told', 'told', 'answered']);
		expect(await stripe.tell()).toEqual([]);
	});

	test('can be fetched before that answer', async () => {
		const { stripe, provider, url, ref } = await aPage();
		const seen: string[] = [];
		const send = async () => {
			seen.push((await provider.look(ref)).status);
			return new Response();
		};
		stripe.setHook({ url: '', secret: 'whsec_fake', send }, 'before_answer');
		await press(url, 'approve');
		expect(seen).toEqual(['paid', 'paid', 'paid']);
	});

	test('are repeated until accepted', async () => {
		const { stripe, ref } = await aPage();
		const hook = await aServer(text('', 503), text('{}'));
		stripe.setHook({ url: hook.url, secret: 'whsec_fake' });
		stripe.expire(ref);
		const toStatus = ({ status }: Response) => status;
		expect((await stripe.tell()).map(toStatus)).toEqual([503]);
		expect((await stripe.tell({ times: 2 })).map(toStatus)).toEqual([200, 200]);
		expect(await stripe.tell()).toEqual([]);
	});
});

describe('the API of the fake Stripe', () => {
	const create = (origin: string, fields: Record<string, string>, key = 'one') =>
		fetch(`${origin}/v1/refunds`, {
			method: 'POST',
			headers: { authorization: 'Bearer sk_test_fake', 'idempotency-key': key },
			body: new URLSearchParams(fields),
		});

	test('refuses unknown parameters, and stores no refusal for a key', async () => {
		const { stripe, ref } = await aPage();
		stripe.pay(ref);
		const payment_intent = stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
		const refused = await create(stripe.origin, { payment_intent, sum: '5' });
		expect([refused.status, await refused.json()]).toEqual([
			400,
			{ error: expect.objectContaining({ type: 'invalid_request_error', param: 'sum' }) },
		]);
		expect((await create(stripe.origin, { payment_intent, amount: '5' })).status).toBe(200);
	});

	test('repeats the answer of a key, with another request id', async () => {
		const { stripe, ref } = await aPage();
		stripe.pay(ref);
		const payment_intent = stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
		const [first, second] = [
			await create(stripe.origin, { payment_intent }),
			await create(stripe.origin, { payment_intent }),
		];
		expect(await second.json()).toEqual(await first.json());
		expect(second.headers.get('idempotent-replayed')).toBe('true');
		expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
	});
});
