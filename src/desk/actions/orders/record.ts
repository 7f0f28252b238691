import { useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { orderParts, orderResource } from '#contract/orders/desk.ts';

const shownSchema = v.object({ ...orderResource.record.entries, ...orderParts.entries });
export type ShownOrder = v.InferOutput<typeof shownSchema>;

/** Returns the order on the page; null until all of it has loaded. */
export function useOrder(): ShownOrder | null {
	const shown = v.safeParse(shownSchema, useRecordContext());
	return shown.success ? shown.output : null;
}
