import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import * as contract from '#contract/newsletter/subscriptions.ts';
import { tokenSchema } from '#contract/units.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { findSettings } from '#server/content/ports.ts';
import { getClient, type Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { subscribers } from './tables.ts';
import { problem } from '#server/kernel/problem.ts';
import { route } from '#server/platform/route.ts';
import { type Services } from '#server/platform/services.ts';
import { confirm, unsubscribe } from './answer.ts';
import { noteHit, takeGuess } from './limits.ts';
import { UNSUBSCRIBE_PATH } from './mails/newsletter.ts';
import { unsubscribePage } from './pages.ts';
import { toLanguage } from './subscribe.ts';

export const newsletterRoutes = {
	confirmSubscription: route(contract.confirmSubscription, async (call) => {
		const now = call.clock();
		const taken = await takeGuess(call.db, call.client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const outcome = await confirm(call, call.body.token, call.client);
		if (outcome === null) return null;
		await noteHit(call.db, call.client, now);
		return { outcome };
	}),

	unsubscribe: route(contract.unsubscribe, async (call) => {
		const token = call.query.token ?? call.body?.token;
		if (token === undefined) {
			return problem('validation_failed', [{ path: 'token', code: 'required' }]);
		}
		const outcome = await unsubscribe(call, token, call.client);
		const refused = outcome === null ? await missed(call, call.client) : null;
		if (refused) return refused;
		if (isPerson(call.context)) {
			const reader = await getReader(call, call.context, await findReader(call.db, token));
			return unsubscribePage(reader, outcome === null ? 'unknown' : 'done', UNSUBSCRIBE_PATH);
		}
		return outcome === null ? null : { outcome };
	}),
};

/**
 * Counts a secret that ends no subscription, and refuses clients that try many. A valid one is
 * never refused: mail providers end the subscriptions of all their readers from a few addresses,
 * and leaving must always work.
 */
async function missed(
	{ db, clock }: Pick<Services, 'db' | 'clock'>,
	client: Client,
): Promise<Response | null> {
	const taken = await takeGuess(db, client, clock());
	return taken.isAllowed ? null : tooMany(taken);
}

/** Page at the address of the one-click header, opened in a browser. */
export async function showUnsubscribePage(context: Context, services: Services): Promise<Response> {
	const { db, trustedProxies } = services;
	const token = v.safeParse(tokenSchema, context.req.query('token'));
	const known = token.success ? await findReader(db, token.output) : undefined;
	if (!token.success || !known) {
		const refused = await missed(services, getClient(context, trustedProxies));
		if (refused) return refused;
		const stranger = await getReader(services, context);
		return unsubscribePage(stranger, 'unknown', UNSUBSCRIBE_PATH);
	}
	const action = `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token.output)}`;
	const state = known.state === 'unsubscribed' ? 'done' : 'ask';
	return unsubscribePage(await getReader(services, context, known), state, action);
}

const isPerson = (context: Context) => (context.req.header('accept') ?? '').includes('text/html');

/** Page data in the language of the subscription, or of the browser if the link is unknown. */
async function getReader(
	{ db }: Pick<Services, 'db'>,
	context: Context,
	known?: { language: string },
) {
	const asked = acceptedLocale(context.req.header('accept-language') ?? null);
	const locale = toLanguage(known?.language ?? '', asked);
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('the row of settings is missing');
	return { locale, brand: settings.site_name, email: settings.company.email };
}

async function findReader(db: Db, token: string) {
	const [row] = await db
		.select()
		.from(subscribers)
		.where(eq(subscribers.unsubscribe_digest, toDigest(token)));
	return row;
}
