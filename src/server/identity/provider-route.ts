import { verifyWebhook } from '#domain/webhook.ts';
import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';

/** A message of an outside party, as it came. */
export interface SignedMessage {
	/** The same when a message is sent again; whoever takes it must act once. */
	id: string;
	sentAt: Date;
	/** The bytes that were signed. */
	bytes: Buffer;
}

const MAX_BYTES = 256 * 1024;

/**
 * Routes for an outside party that signs what it sends (Standard Webhooks). The bytes are verified
 * before anything of them is parsed; no key, no call.
 */
export const providerRoute = <S extends Services>(
	secretsOf: (services: S) => Promise<readonly string[]>,
) =>
	guardedRoute<S, { message: SignedMessage }>(['provider'], async ({ context, raw }, services) => {
		const bytes = await raw(MAX_BYTES);
		if (bytes === null) return problem('payload_too_large');
		const secrets = await secretsOf(services);
		const header = (name: string) => context.req.header(name);
		const verified = verifyWebhook(secrets, header, bytes, services.clock());
		if (!verified.isGenuine) return problem('unauthorized');
		const { id, sentAt } = verified;
		return { message: { id, sentAt, bytes } };
	});
