import type { Receiving } from '#server/payments/ports.ts';
import type { Assembled } from '../module.ts';

/** What the room of orders needs, at the host as in its queue. */
export type OrderServices = Pick<
	Assembled,
	'db' | 'clock' | 'siteUrl' | 'outbox' | 'senderIn' | 'payments' | 'log'
> &
	Pick<Receiving, 'modules'>;
