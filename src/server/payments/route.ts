import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#contract/payments/payments.ts';
import { receivePaymentEvent } from '#contract/payments/module.ts';
import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';
import { ProviderFailure, type ProviderEvent } from './provider.ts';
import { findProvider } from './providers.ts';
import { receive } from './receive.ts';

const MAX_BYTES = 512 * 1024;

/** Response to an event whose object could not be fetched now; the provider delivers it again. */
function requestRedelivery(
	{ log }: Pick<Assembled, 'log'>,
	name: PaymentProviderName,
	cause: unknown,
): Response {
	if (!(cause instanceof ProviderFailure)) throw cause;
	log(`${name}: ${cause.message}`, { level: 'warn', component: 'payments' });
	return problem('unavailable', undefined, { 'retry-after': '30' });
}

/** Route for signed events of providers; the bytes are verified before they are parsed. */
const eventRoute = guardedRoute<Assembled, { event: ProviderEvent }>(
	['provider'],
	async ({ context, raw }, services) => {
		const name = PAYMENT_PROVIDERS.find((known) => known === context.req.param('provider'));
		const provider = name ? findProvider(services, name) : null;
		if (!provider) return problem('not_found');
		const bytes = await raw(MAX_BYTES);
		if (bytes === null) return problem('payload_too_large');
		const header = (header: string) => context.req.header(header);
		const event = await provider.read({ header, bytes }, services.clock());
		return event ? { event } : problem('bad_signature');
	},
);

export const paymentRoutes = {
	receivePaymentEvent: eventRoute(receivePaymentEvent, async (call) => {
		try {
			await receive(call, call.event);
		} catch (cause) {
			return requestRedelivery(call, call.event.provider, cause);
		}
		return { outcome: 'received' as const };
	}),
};
