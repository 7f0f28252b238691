import { and, eq } from 'drizzle-orm';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { toSender } from '../../src/server/assemble.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import { settleAvailability } from '../../src/server/stock/ports.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { watches } from '../../src/server/wishlist/tables.ts';
import { sendDueNotices } from '../../src/server/wishlist/watches/sweep.ts';
import { listMails } from './mails.ts';
import { plainServices, type Ask, type OwnHost } from './host.ts';

/** An article of the fixture that is in stock, and what it costs in the euro list. */
export const ARTICLE = 'rd-50-hg';

/** Sets the counted stock of an article, as staff does. */
export async function putOnShelf({ db }: OwnHost, variant_id: string, on_hand: number) {
	await db.transaction(async (tx) => {
		await tx
			.insert(stock_items)
			.values({ variant_id, on_hand })
			.onConflictDoUpdate({ target: stock_items.variant_id, set: { on_hand } });
		await settleAvailability(tx, [variant_id]);
	});
}

export async function setPrice(
	{ db }: OwnHost,
	variant_id: string,
	amount: number,
	list = 'italia-2025',
) {
	await db
		.update(prices)
		.set({ amount })
		.where(and(eq(prices.variant_id, variant_id), eq(prices.price_list_id, list)));
}

/** Actions of people who wait, the job of every minute, and the mails that result. */
export function noticeSteps(
	host: () => OwnHost,
	from: Ask = (path, init) => host().ask(path, init),
) {
	let people = 0;
	const somebody = () => `waits-${(people += 1)}@mail.example`;
	const post = (path: string, json: unknown, ask: Ask = from) =>
		ask(`/api/shop/${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(json),
		});
	const wish = (given: object) => ({
		kind: 'back',
		variant_id: ARTICLE,
		country: 'IT',
		locale: 'it',
		...given,
	});
	const askFor = (given: object, ask?: Ask) => post('notices', wish(given), ask);
	const mailsTo = async (email: string) =>
		(await listMails(host().db)).filter(({ to }) => to === email);
	const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
	const getSecret = async (email: string, page: 'confirm' | 'end') => {
		const text = (await mailsTo(email)).map((mail) => mail.text).join('\n');
		return [...text.matchAll(new RegExp(`/notice/${page}#([\\w-]+)`, 'g'))].at(-1)?.[1] ?? '';
	};
	const confirm = async (email: string) =>
		post('notices/confirmations', { token: await getSecret(email, 'confirm') });
	const end = async (email: string, scope: 'this' | 'all' = 'this') =>
		post('notices/endings', { token: await getSecret(email, 'end'), scope });
	/** Creates a notice that its owner confirmed. */
	const waiting = async (given: object = {}) => {
		const email = somebody();
		await askFor({ email, ...given });
		await confirm(email);
		return email;
	};
	const sweep = (given: Partial<Parameters<typeof sendDueNotices>[0]> = {}) =>
		sendDueNotices({
			...plainServices(),
			outbox: createOutbox(async () => undefined),
			...host(),
			senderIn: toSender(host().modules),
			...given,
		});
	const findRow = async (email: string) => {
		const rows = await host().db.select().from(watches).where(eq(watches.email, email));
		return rows.at(-1);
	};
	return {
		askFor,
		confirm,
		end,
		kindsTo,
		mailsTo,
		post,
		findRow,
		getSecret,
		somebody,
		sweep,
		waiting,
	};
}
