import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import type { Services } from '#server/platform/services.ts';
import { settings } from '../tables.ts';

type Shop = (typeof settings.$inferSelect)['data']['shop'];

const shopOfAnswer = readOnce((text): Shop => JSON.parse(text));

/** What the settings say of the shop, from memory as long as they stay; null where there are none. */
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
	if ('retryAfter_s' in answer) throw new Error('the settings are never refused');
	return shopOfAnswer(answer);
}

/**
 * Routes on the way to an order, over services of one's own. A closed shop answers what is read and
 * what takes away; anything else it refuses, also to a page that was opened before it closed. What a
 * call asks of the content is answered as of its beginning.
 */
export const shopRouteOver = <S extends Services>() =>
	guardedRoute<S, Pick<Services, 'answers'>>(
		['public', 'visitor'],
		async ({ endpoint: { method } }, services) => {
			const answers = services.answers.ofOneMoment();
			const isHarmless = method === 'GET' || method === 'DELETE';
			const isOpen = isHarmless || (await shopIn({ ...services, answers }))?.is_enabled;
			return isOpen ? { answers } : problem('shop_closed');
		},
	);
