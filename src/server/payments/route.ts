import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import { receivePaymentEvent } from '#contract/payments/module.ts';
import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';
import { ProviderFailure, type PaymentProvider, type ProviderEvent } from './provider.ts';
import { findProvider } from './providers.ts';
import { receive } from './receive.ts';

const MAX_BYTES = 512 * 1024;

/** Response to an event whose object could not be fetched now; the provider delivers it again. */
function requestRedelivery(
	{ log }: Pick<Assembled, 'log'>,
	{ name }: PaymentProvider,
	cause: unknown,
): Response {
	if (!(cause instanceof ProviderFailure)) throw cause;
	log(`${name}: ${cause.message}`, { level: 'warn', component: 'payments' });
	return problem('unavailable', undefined, { 'retry-after': '30' });
}

/** Route for signed events of providers; the bytes are verified before they are parsed. */
const eventRoute = guardedRoute<Assembled, { provider: PaymentProvider; event: ProviderEvent }>(
	['provider'],
	async ({ context, raw }, services) => {
		const name = PAYMENT_PROVIDERS.find((known) => known === context.req.param('provider'));
		const provider = name ? findProvider(services, name) : null;
		if (!provider) return problem('not_found');
		const bytes = await raw(MAX_BYTES);
		if (bytes === null) return problem('payload_too_large');
		const call = { header: (header: string) => context.req.header(header), bytes };
		try {
			const event = await provider.read(call, services.clock());
			return event ? { provider, event } : problem('bad_signature');
		} catch (cause) {
			return requestRedelivery(services, provider, cause);
		}
	},
);

export const paymentRoutes = {
	receivePaymentEvent: eventRoute(receivePaymentEvent, async (call) => {
		try {
			await receive(call, call.provider, call.event);
		} catch (cause) {
			return requestRedelivery(call, call.provider, cause);
		}
		return { outcome: 'received' as const };
	}),
};
