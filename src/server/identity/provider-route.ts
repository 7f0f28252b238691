import { verifyWebhook } from '#domain/security/webhook.ts';
import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';

/** Message of an outside party, as it came. */
export interface SignedMessage {
	/** Constant over repeated deliveries; the receiver must act once. */
	id: string;
	sentAt: Date;
	/** Bytes that were signed. */
	bytes: Buffer;
}

const MAX_BYTES = 256 * 1024;

/**
 * Routes for an outside party that signs what it sends (Standard Webhooks). The bytes are verified
 * before anything of them is parsed; without a secret every call is refused.
 */
export const providerRoute = <S extends Services>(
	listSecrets: (services: S) => Promise<readonly string[]>,
) =>
	guardedRoute<S, { message: SignedMessage }>(['provider'], async ({ context, raw }, services) => {
		const bytes = await raw(MAX_BYTES);
		if (bytes === null) return problem('payload_too_large');
		const secrets = await listSecrets(services);
		const header = (name: string) => context.req.header(name);
		const verified = verifyWebhook(secrets, header, bytes, services.clock());
		if (!verified.isGenuine) return problem('unauthorized');
		const { id, sentAt } = verified;
		return { message: { id, sentAt, bytes } };
	});
