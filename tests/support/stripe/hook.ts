import Stripe from 'stripe';
import type { FakeEvent } from './objects.ts';
import type { World } from './world.ts';

/** Address that events are sent to, and the secret that signs them. */
export interface Hook {
	url: string;
	secret: string;
	/** Replaces the network, such as by an app without a port. */
	send?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Telling {
	/** Number of deliveries of each event. */
	times?: number;
	/** Seed to shuffle the events; without it they come in the order in which they happened. */
	seed?: number;
	/** Restricts delivery to these types. */
	types?: readonly string[];
	/** Delivers events that were taken before, too. */
	again?: boolean;
	/** Skips so many of the first events. */
	after?: number;
}

/** Shuffles by a seed (a linear congruence), so that a failure can be reproduced. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
	let state = seed;
	const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
	return items
		.map((item) => ({ item, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** Body of an event, spaced as Stripe does. */
export const toBody = (event: FakeEvent): string => JSON.stringify(event, null, 2);

/** Signature header that Stripe's own library makes for a body. */
export const getSignature = (payload: string, secret: string, at: Date): Promise<string> =>
	Stripe.webhooks.generateTestHeaderStringAsync({
		payload,
		secret,
		timestamp: Math.floor(at.getTime() / 1000),
	});

async function tellOne(world: World, hook: Hook, event: FakeEvent): Promise<Response> {
	const body = toBody(event);
	const signature = await getSignature(body, hook.secret, world.clock());
	const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
	const answer = await (hook.send ?? fetch)(hook.url, { method: 'POST', headers, body });
	if (answer.ok) world.shelves.taken.add(event.id);
	return answer;
}

/** Delivers the events that were not taken yet; all at once where they are shuffled. */
export async function tell(world: World, hook: Hook, how: Telling = {}): Promise<Response[]> {
	const { times = 1, seed, types, again = false, after = 0 } = how;
	const due = [...world.shelves.events.values()]
		.slice(after)
		.filter(({ id }) => again || !world.shelves.taken.has(id))
		.filter(({ type }) => types?.includes(type) ?? true);
	const all = due.flatMap((event) => Array.from({ length: times }, () => event));
	if (seed !== undefined) {
		return Promise.all(shuffled(all, seed).map((event) => tellOne(world, hook, event)));
	}
	const answers: Response[] = [];
	for (const event of all) answers.push(await tellOne(world, hook, event));
	return answers;
}
