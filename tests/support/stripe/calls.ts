import * as v from 'valibot';
import { expire, expireDue, giveBack } from './acts.ts';
import type { FakeSession } from './objects.ts';
import { invalid } from './refusal.ts';
import { readSessionParameters } from './session-parameters.ts';
import { kept, newId, toSeconds, type World } from './world.ts';

/** Arguments of a call: the id of the object in its path, and its body or query. */
export interface Asked {
	id: string;
	form: unknown;
}

export type Call = (world: World, asked: Asked) => object;

function read<S extends v.GenericSchema>(schema: S, form: unknown): v.InferOutput<S> {
	const parsed = v.safeParse(schema, form);
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	throw invalid(v.getDotPath(issue) ?? '', issue.message);
}

function createSession(world: World, { form }: Asked): FakeSession {
	const asked = readSessionParameters(form, toSeconds(world));
	const currencies = new Set(asked.line_items.map(({ price_data }) => price_data.currency));
	const [currency] = currencies;
	if (currency === undefined || currencies.size > 1) throw invalid('line_items', 'One currency.');
	const sums = asked.line_items.map(({ price_data }) => price_data.unit_amount);
	const id = newId('cs_test');
	const session: FakeSession = {
		id,
		object: 'checkout.session',
		amount_total: sums.reduce((sum, amount) => sum + amount, 0),
		cancel_url: asked.cancel_url,
		client_reference_id: asked.client_reference_id,
		created: toSeconds(world),
		currency,
		customer_email: asked.customer_email,
		expires_at: asked.expires_at,
		livemode: false,
		locale: asked.locale,
		metadata: asked.metadata,
		mode: asked.mode,
		payment_intent: null,
		payment_status: 'unpaid',
		status: 'open',
		success_url: asked.success_url,
		ui_mode: asked.ui_mode,
		url: `${world.origin}/pay/${id}`,
	};
	world.shelves.sessions.set(id, session);
	const { metadata, description = null } = asked.payment_intent_data;
	world.shelves.intentData.set(id, { metadata, description });
	return session;
}

const expandSchema = v.optional(v.array(v.string()));
const plainSchema = v.strictObject({ expand: expandSchema });

/** Returns a call that reads a single object of a kind, by its id. */
function retrieve(getShelf: (world: World) => Map<string, object>): Call {
	return (world, { id, form }) => {
		read(plainSchema, form);
		return kept(getShelf(world), id);
	};
}

const refundSchema = v.strictObject({
	payment_intent: v.string(),
	amount: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number))),
	metadata: v.optional(v.record(v.string(), v.string()), {}),
});

const sinceSchema = v.pipe(
	v.strictObject({ gte: v.string() }),
	v.transform(({ gte }) => Number(gte)),
);
const pageSchema = {
	limit: v.optional(v.pipe(v.string(), v.transform(Number), v.minValue(1), v.maxValue(100)), '10'),
	starting_after: v.optional(v.string()),
	expand: expandSchema,
};
const listSchema = v.strictObject({ ...pageSchema, created: v.optional(sinceSchema) });
const refundsSchema = v.strictObject({
	...pageSchema,
	charge: v.optional(v.string()),
	payment_intent: v.optional(v.string()),
});
const eventsSchema = v.strictObject({
	...pageSchema,
	created: v.optional(sinceSchema),
	delivery_success: v.optional(
		v.pipe(
			v.picklist(['true', 'false']),
			v.transform((word) => word === 'true'),
		),
	),
	types: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
});

/** A page of a list, newest first. */
function page<T extends { id: string }>(
	[url, oldestFirst]: readonly [string, readonly T[]],
	{ limit, starting_after }: { limit: number; starting_after?: string | undefined },
): object {
	const all = oldestFirst.toReversed();
	const from = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0;
	const data = all.slice(from, from + limit);
	return { object: 'list', url, has_more: from + limit < all.length, data };
}

const listIntents: Call = ({ shelves }, { form }) => {
	const asked = read(listSchema, form);
	const found = [...shelves.intents.values()].filter(
		({ created }) => created >= (asked.created ?? 0),
	);
	return page(['/v1/payment_intents', found], asked);
};

const listRefunds: Call = ({ shelves }, { form }) => {
	const asked = read(refundsSchema, form);
	const found = [...shelves.refunds.values()].filter(
		({ charge, payment_intent }) =>
			(asked.charge ?? charge) === charge &&
			(asked.payment_intent ?? payment_intent) === payment_intent,
	);
	return page(['/v1/refunds', found], asked);
};

const listEvents: Call = ({ shelves }, { form }) => {
	const asked = read(eventsSchema, form);
	const found = [...shelves.events.values()].filter(
		({ id, created, type }) =>
			created >= (asked.created ?? 0) &&
			(asked.types?.includes(type) ?? true) &&
			(asked.delivery_success ?? shelves.taken.has(id)) === shelves.taken.has(id),
	);
	return page(['/v1/events', found], asked);
};

/** Every call that the shop makes, with `:id` for an id. */
export const CALLS: Record<string, Call> = {
	'POST /v1/checkout/sessions': createSession,
	'GET /v1/checkout/sessions/:id': (world, asked) => {
		expireDue(world);
		return retrieve(({ shelves }) => shelves.sessions)(world, asked);
	},
	'POST /v1/checkout/sessions/:id/expire': (world, { id }) => {
		expireDue(world);
		return expire(world, id);
	},
	'GET /v1/payment_intents': listIntents,
	'GET /v1/payment_intents/:id': retrieve(({ shelves }) => shelves.intents),
	'GET /v1/charges/:id': retrieve(({ shelves }) => shelves.charges),
	'POST /v1/refunds': (world, { form }) => giveBack(world, read(refundSchema, form)),
	'GET /v1/refunds': listRefunds,
	'GET /v1/refunds/:id': retrieve(({ shelves }) => shelves.refunds),
	'GET /v1/disputes/:id': retrieve(({ shelves }) => shelves.disputes),
	'GET /v1/events': listEvents,
};
