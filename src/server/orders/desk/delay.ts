import { delayOrder } from '#contract/orders/desk-actions.ts';
import type { IsoDate } from '#contract/units.ts';
import { dayInRome } from '#domain/time/days.ts';
import { conflict, type Refusal } from '#server/desk/ports.ts';
import { promisedDay } from '../units/delays.ts';
import { noteEntry } from '../record/entries.ts';
import type { OrderServices } from '../record/services.ts';
import { sendOrderMail } from '../mails/send.ts';
import { act, orderRoute, type Acting, type Done } from '../record/act.ts';

/** Sets a later delivery date and mails the buyer at once. */
async function delay(
	services: OrderServices,
	{ tx, order, now, staff_email }: Acting,
	until: IsoDate,
): Promise<Refusal | Done> {
	if (order.status !== 'processing') return conflict('status', 'not_on_its_way');
	const promised = await promisedDay(tx, order);
	if (promised === until) return conflict('until', 'already');
	if (until < dayInRome(now) || (promised !== null && until < promised)) {
		return { faults: [{ path: 'until', code: 'not_later' }] };
	}
	await noteEntry(tx, order.id, 'delayed', now, { said: until, staff_email });
	await sendOrderMail(tx, services, 'delayed', order, now, { delayed_until: until });
	return { until };
}

export const delayRoutes = {
	delayOrder: orderRoute(delayOrder, (call) =>
		act(call, 'delay', (acting) => delay(call, acting, call.body.until)),
	),
};
