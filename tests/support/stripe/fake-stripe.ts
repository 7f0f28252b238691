import { createServer } from 'node:http';
import type { StripeKeys } from '../../../src/server/payments/stripe/client.ts';
import * as acts from './acts.ts';
import { Answers } from './answered.ts';
import { tell, type Hook, type Telling } from './hook.ts';
import { Mishaps } from './mishaps.ts';
import type { Shelves } from './objects.ts';
import { answer, type SeenCall, type Served, type When } from './serve.ts';
import { createWorld, type World } from './world.ts';

type WithoutWorld<F> = F extends (world: World, ...rest: infer R) => infer A
	? (...rest: R) => A
	: never;

/** Actions of buyers, banks and the dashboard. */
type Acts = { [K in keyof typeof acts]: WithoutWorld<(typeof acts)[K]> };

export interface FakeStripe extends Acts {
	origin: string;
	/** Keys that the shop is configured with. */
	keys: StripeKeys;
	shelves: Shelves;
	calls: readonly SeenCall[];
	mishaps: Mishaps;
	/** Sets the first status of refunds; banks of some cards take days. */
	refundsBegin: (status: World['refundsBegin']) => void;
	/** Sets where events are sent, and when they are sent by themselves. */
	setHook: (hook: Hook, when?: When) => void;
	/** Delivers the events that were not taken yet. */
	tell: (how?: Telling) => Promise<Response[]>;
	close: () => Promise<void>;
}

const SECRET_KEY = 'sk_test_fake';
export const WEBHOOK_SECRET = 'whsec_fake';

function actsIn(world: World): Acts {
	return {
		pay: (...rest) => acts.pay(world, ...rest),
		decline: (...rest) => acts.decline(world, ...rest),
		payLater: (...rest) => acts.payLater(world, ...rest),
		arrive: (...rest) => acts.arrive(world, ...rest),
		expire: (...rest) => acts.expire(world, ...rest),
		expireDue: (...rest) => acts.expireDue(world, ...rest),
		giveBack: (...rest) => acts.giveBack(world, ...rest),
		settleRefund: (...rest) => acts.settleRefund(world, ...rest),
		dispute: (...rest) => acts.dispute(world, ...rest),
		moveDispute: (...rest) => acts.moveDispute(world, ...rest),
	};
}

/** Listens on the loopback; port 0 takes a free one. */
async function listen(served: Served, port: number): Promise<() => Promise<void>> {
	const server = createServer((request, response) => answer(served, request, response));
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	served.world.origin = `http://127.0.0.1:${address.port}`;
	return () =>
		new Promise<void>((resolve) => {
			server.closeAllConnections();
			server.close(() => resolve());
		});
}

/** Fake of Stripe on this machine, in memory: its API, its payment page and its events. */
export async function startFakeStripe({
	clock = () => new Date(),
	port = 0,
} = {}): Promise<FakeStripe> {
	const served: Served = {
		world: createWorld(clock),
		secretKey: SECRET_KEY,
		answers: new Answers(),
		mishaps: new Mishaps(),
		calls: [],
		hook: null,
		when: 'by_hand',
	};
	const { world, mishaps, calls } = served;
	const close = await listen(served, port);
	const { origin, shelves } = world;
	return {
		...actsIn(world),
		origin,
		keys: { secret_key: SECRET_KEY, webhook_secrets: [WEBHOOK_SECRET], api_origin: origin },
		shelves,
		calls,
		mishaps,
		refundsBegin: (status) => (world.refundsBegin = status),
		setHook: (hook, when = 'by_hand') => Object.assign(served, { hook, when }),
		tell: async (how) => (served.hook === null ? [] : tell(world, served.hook, how)),
		close,
	};
}
