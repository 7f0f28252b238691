import type { PaymentServices } from '#server/payments/ports.ts';
import type { Assembled } from '../../module.ts';

/** Services that orders need, in requests as in the queue. */
export type OrderServices = Pick<
	Assembled,
	'db' | 'clock' | 'siteUrl' | 'outbox' | 'senderIn' | 'payments' | 'log'
> &
	Pick<PaymentServices, 'modules'>;
