import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import { versionsNow } from '#server/platform/answers/versions.ts';
import type { ClientLimit } from '#server/platform/limits/client-limit.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Services } from '#server/platform/services.ts';
import { settings } from '../tables.ts';

type Shop = (typeof settings.$inferSelect)['data']['shop'];

const shopOfAnswer = readOnce((text): Shop => JSON.parse(text));

/** State of the shop in the settings, cached as long as they stay; null without settings. */
export async function shopIn({
	answers,
	readDb,
}: Pick<Services, 'answers' | 'readDb'>): Promise<Shop | null> {
	const answer = await answers({
		key: 'settings/shop',
		reads: ['settings'],
		admit: () => ({ isAllowed: true }),
		async compose(): Promise<Shop | null> {
			const [row] = await readDb.select({ data: settings.data }).from(settings).limit(1);
			return row?.data.shop ?? null;
		},
	});
	if (answer === null) return null;
	if ('retryAfter_s' in answer) throw new Error('unexpected rate limit on the read of settings');
	return shopOfAnswer(answer);
}

/**
 * Creates routes on the way to an order. A closed shop still answers reads and removals; it refuses
 * anything else, also to a page that was opened before it closed. A call reads the content as of
 * its beginning. A limit counts every call but reads, by the statement that reads the versions.
 */
export const shopRouteOver = <S extends Services>(limit?: Pick<ClientLimit, 'takeAndRead'>) =>
	guardedRoute<S, Pick<Services, 'answers'>>(
		['public', 'visitor'],
		async ({ endpoint: { method }, client }, services) => {
			const { db, clock } = services;
			const counted =
				limit && method !== 'GET'
					? await limit.takeAndRead(db, client, clock(), versionsNow)
					: null;
			if (counted && !counted.taken.isAllowed) return tooMany(counted.taken);
			const answers = services.answers.ofOneMoment(counted?.read ?? undefined);
			const isHarmless = method === 'GET' || method === 'DELETE';
			const isOpen = isHarmless || (await shopIn({ ...services, answers }))?.is_enabled;
			return isOpen ? { answers } : problem('shop_closed');
		},
	);
