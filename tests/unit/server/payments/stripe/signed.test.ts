import { describe, expect, test } from 'vitest';
import { stripeProvider } from '#server/payments/stripe/provider.ts';
import { toBody, getSignature } from '../../../../support/stripe/hook.ts';
import { aRequest, aStripe } from '../../../../support/stripe/a-shop.ts';

const SECRET = 'whsec_fake';
const OTHER = 'whsec_other';

/** A webhook call of Stripe about a paid attempt, and the provider that reads it. */
async function aCall() {
	const { stripe, clock } = await aStripe();
	const secrets = [SECRET];
	const provider = stripeProvider({ ...stripe.keys, webhook_secrets: secrets }, clock);
	const { ref } = await provider.start(aRequest());
	stripe.pay(ref);
	const event = [...stripe.shelves.events.values()].at(-1);
	if (!event) throw new Error('nothing has happened');
	const body = toBody(event);
	const header = await getSignature(body, SECRET, clock());
	const read = (signature: string | undefined, bytes: string | Buffer, now = clock()) =>
		provider.read(
			{
				header: (name) => (name === 'stripe-signature' ? signature : undefined),
				bytes: Buffer.from(bytes),
			},
			now,
		);
	const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
	return { ref, event, body, header, read, later, secrets, clock, stripe };
}
type Call = Awaited<ReturnType<typeof aCall>>;

describe('a call signed by Stripe', () => {
	test('is accepted', async () => {
		const { read, header, body, event, ref } = await aCall();
		const told = await read(header, body);
		expect(told).toMatchObject({ provider: 'stripe', id: event.id, about: 'payment' });
		expect(await told?.fetch()).toMatchObject({ kind: 'payment', ref, seen: { status: 'paid' } });
	});

	test('is parsed alike each time', async () => {
		const { read, header, body } = await aCall();
		const all = await Promise.all(Array.from({ length: 5 }, () => read(header, body)));
		expect(new Set(all.map((told) => told?.id)).size).toBe(1);
	});

	test('is accepted for five minutes', async () => {
		const { read, header, body, later } = await aCall();
		expect(await read(header, body, later(299))).not.toBeNull();
	});

	test.each(['first', 'second'])('is accepted with the %s of two secrets', async (which) => {
		const { read, header, body, secrets } = await aCall();
		secrets.splice(0, 1, ...(which === 'first' ? [SECRET, OTHER] : [OTHER, SECRET]));
		expect(await read(header, body)).not.toBeNull();
	});

	test('is accepted with signatures of two secrets', async () => {
		const { read, header, body, clock } = await aCall();
		const other = (await getSignature(body, OTHER, clock())).replace(/^t=\d+,/, '');
		expect(await read(header.replace(',', `,${other},`), body)).not.toBeNull();
	});

	test('with Japanese text is accepted', async () => {
		const { read, body, clock } = await aCall();
		const japanese = body.replace('anna@example.com', '安藤@例え.jp');
		expect(japanese).not.toBe(body);
		expect(await read(await getSignature(japanese, SECRET, clock()), japanese)).not.toBeNull();
	});
});

/** A signature and a body. */
type Forged = [string | undefined, string | Buffer];

const upperCased = (header: string) =>
	header.replace(/v1=.*/, (tag) => `v1=${tag.slice(3).toUpperCase()}`);

describe('a call without a valid signature', () => {
	test.each<[string, (call: Call) => Forged | Promise<Forged>]>([
		['without a signature', ({ body }) => [undefined, body]],
		['with an empty signature', ({ body }) => ['', body]],
		['with a signature that is none', ({ body }) => ['hello', body]],
		['without a body', ({ header }) => [header, '']],
		[
			'signed with another secret',
			async ({ body, clock }) => [await getSignature(body, OTHER, clock()), body],
		],
		['signed in another scheme', ({ header, body }) => [header.replace('v1=', 'v0='), body]],
		['without its time', ({ header, body }) => [header.replace(/^t=\d+,/, ''), body]],
		['with another time', ({ header, body }) => [header.replace(/^t=\d/, 't=2'), body]],
		['with one letter changed', ({ header, body }) => [header, body.replace('paid', 'pajd')]],
		[
			'with one byte broken',
			({ header, body }) => {
				const bytes = Buffer.from(body);
				bytes[10] = 0xff;
				return [header, bytes];
			},
		],
		[
			'with a broken byte for the letter that stands for one',
			async ({ body, clock }) => {
				const [before = '', after = ''] = body.split('anna');
				const signature = await getSignature(`${before}\uFFFD${after}`, SECRET, clock());
				const bytes = [Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)];
				return [signature, Buffer.concat(bytes)];
			},
		],
		[
			'with a mark before it',
			({ header, body }) => [
				header,
				Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)]),
			],
		],
		['written anew', ({ header, body }) => [header, JSON.stringify(JSON.parse(body))]],
		['cut short', ({ header, body }) => [header, body.slice(0, -1)]],
		['with a signature cut short', ({ header, body }) => [header.slice(0, -1), body]],
		['with a signature in capitals', ({ header, body }) => [upperCased(header), body]],
	])('%s, is rejected', async (_, forged) => {
		const call = await aCall();
		const [signature, bytes] = await forged(call);
		expect(await call.read(signature, bytes)).toBeNull();
	});

	test('301 seconds old, is rejected', async () => {
		const { read, header, body, later } = await aCall();
		expect(await read(header, body, later(301))).toBeNull();
	});

	test('with a body that is no event, is rejected', async () => {
		const { read, clock } = await aCall();
		for (const body of ['hello', '{}', '[]', 'null', '{"id":7}']) {
			expect(await read(await getSignature(body, SECRET, clock()), body)).toBeNull();
		}
	});

	test('causes no request to Stripe, as a valid one does not until its object is fetched', async () => {
		const { read, header, body, stripe } = await aCall();
		const before = stripe.calls.length;
		await read('t=1,v1=00', body);
		await read(header, body);
		expect(stripe.calls).toHaveLength(before);
	});
});
