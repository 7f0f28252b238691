import { useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { orderParts, orderResource } from '#contract/orders/desk.ts';

const shownSchema = v.object({ ...orderResource.record.entries, ...orderParts.entries });
export type ShownOrder = v.InferOutput<typeof shownSchema>;

/** The order that the page shows; null until all of it is there. */
export function useOrder(): ShownOrder | null {
	const shown = v.safeParse(shownSchema, useRecordContext());
	return shown.success ? shown.output : null;
}

/** An amount as people type it, `1.234,50` or `1234.5`, in minor units; NaN is for the host to refuse. */
export function minorUnits(typed: string, currency: string): number {
	if (typed === '') return 0;
	const { maximumFractionDigits: exponent = 2 } = new Intl.NumberFormat('it', {
		style: 'currency',
		currency,
	}).resolvedOptions();
	const plain = typed.replace(/[^\d.,-]/g, '');
	const parts = /^(-?[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain);
	const whole = (parts?.[1] ?? '').replace(/[.,]/g, '');
	return Math.round(Number(`${whole || '0'}.${parts?.[2] ?? '0'}`) * 10 ** exponent);
}
