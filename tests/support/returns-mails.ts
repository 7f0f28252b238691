import { expect } from 'vitest';
import type { Locale } from '../../src/contract/locales.ts';
import { withdrawals } from '../../src/server/withdrawals/tables.ts';
import { aBuyer, round } from './checkout.ts';
import { signedIn } from './desk.ts';
import type { OwnHost } from './host.ts';
import { putOnShelf } from './notices.ts';
import { WHEEL } from './orders.ts';
import { aDelivered, getMailedLink, getRequest, returnIn, returnSteps } from './returns.ts';
import { stateAs, withdrawalSteps } from './withdrawals.ts';

/**
 * Takes every path on which the shop writes about returns and withdrawals, with these words typed
 * by a buyer.
 */
export async function everyMailOfReturns(
	host: OwnHost,
	locale: Locale,
	{ line, text }: { line: string; text: string },
): Promise<void> {
	await putOnShelf(host, WHEEL, 50);
	const email = `returns-${locale}@mail.example`;
	const { buyer, order } = await aDelivered(host, { quantity: 3, email, locale });
	const desk = await signedIn(host.ask, 'shop');
	const typed = { position: 0, quantity: 1, reason: 'other', condition: 'opened', note: text };
	for (const isRefused of [true, false]) {
		const lines = [{ ...typed, reason: 'other', condition: 'opened' } as const];
		const { id } = await returnIn(await getRequest(buyer, order.id, { lines }));
		const steps = returnSteps(desk, buyer, id);
		const send = () =>
			buyer.ask('POST', `returns/${id}/dispatches`, { carrier: line, tracking_number: line });
		const way = isRefused
			? [() => steps.refuse()]
			: [steps.authorise, send, () => steps.receive(), () => steps.refund()];
		for (const step of way) expect((await step()).status).toBe(200);
	}
	await stateAs(aBuyer(host.ask, { locale }).ask, { name: line, contract: line, email });
	const cookies = await getMailedLink(host, email);
	const known = aBuyer(host.ask, { cookies, locale });
	await stateAs(known.ask, { name: line, contract: order.number, email });
	const rows = await host.db.select().from(withdrawals);
	const steps = withdrawalSteps(desk, rows.find(({ status }) => status === 'received')?.id ?? '');
	for (const step of [steps.refuse, () => steps.accept(), () => steps.refund()]) {
		expect((await step()).status).toBe(200);
	}
	const unsent = await aDelivered(host, { delivered_on: null, email, locale });
	await stateAs(known.ask, { name: line, contract: unsent.order.number, email });
	const more = await host.db.select().from(withdrawals);
	const stopped = more.find(({ status }) => status === 'received')?.id ?? '';
	expect((await withdrawalSteps(desk, stopped).accept()).status).toBe(200);
	await round(host);
}
