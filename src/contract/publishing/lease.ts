import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { titleSchema } from '../units.ts';

/**
 * Turn of a publisher: it leads; another one leads, which releases into the same folder; or another
 * one leads that releases into a folder of its own, as that of a second site does.
 */
const LEASE_TURNS = ['leading', 'waiting', 'elsewhere'] as const;

export const leaseRequestSchema = v.strictObject({
	/** Process that asks. */
	holder: v.pipe(v.string(), v.uuid()),
	/** Id of the folder that it releases into. */
	folder: v.pipe(v.string(), v.uuid()),
	/** Machine and folder, for people. */
	at: titleSchema,
	/** Address for the host's messages while it leads; null: the one that the host is given. */
	hook_url: v.nullable(v.pipe(v.string(), v.url(), v.maxLength(500))),
	/** True to let another one lead at once. */
	is_ending: v.optional(v.boolean(), false),
});
export type LeaseRequest = v.InferOutput<typeof leaseRequestSchema>;

export const takeLease = endpoint({
	method: 'POST',
	path: '/publishing/lease',
	audience: 'provider',
	summary: 'The lease that one publisher of a site holds at a time: takes, renews or ends it',
	body: leaseRequestSchema,
	data: v.object({
		turn: v.picklist(LEASE_TURNS),
		/** Grows with each new leader: what an earlier one still does is refused by it. */
		fence: v.pipe(v.number(), v.integer()),
		/** Machine and folder of the one that leads. */
		leader_at: v.string(),
		/** Time after which another one leads unless the lease is renewed. */
		lease_ms: v.number(),
	}),
	errors: ['validation_failed', 'unauthorized', 'payload_too_large'],
});
