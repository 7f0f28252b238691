import type { Locale } from '../../src/contract/locales.ts';
import type { ReturnAnswer } from '../../src/contract/returns/returns.ts';
import { toMessages } from '../../src/i18n/server.ts';
import { ReturnDetail } from '../../src/islands/returns/ReturnDetail.tsx';
import { ReturnNew } from '../../src/islands/returns/ReturnNew.tsx';
import { Returns } from '../../src/islands/returns/Returns.tsx';
import { orderScreenIn, showAt } from './checkout-page.tsx';
import { ORDER_ID } from './factories-checkout.ts';

export const RETURN_ID = '5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11';

/** A return as the host shows it to its buyer. */
export const aShownReturn = (given: Partial<ReturnAnswer> = {}): ReturnAnswer => ({
	id: RETURN_ID,
	reference: '26-483-0275-R1',
	order_id: ORDER_ID,
	order_number: '26-483-0275',
	status: 'requested',
	requested_at: '2026-11-20T10:00:00.000Z',
	quantity: 1,
	title: 'Kleos RD 50',
	lines: [
		{
			position: 0,
			code: 'KRD50-HG',
			title: 'Kleos RD 50',
			name: 'HG',
			quantity: 1,
			reason: 'defective',
			condition: 'mounted',
			note: '',
			received_quantity: null,
			received_condition: null,
		},
	],
	way: 'label',
	pickup: null,
	send_to: ['Livenza S.p.A.', '26-483-0275-R1'],
	has_label: false,
	can_send: false,
	carrier: '',
	tracking_number: '',
	refusal: '',
	currency: 'EUR',
	goods_amount: 1890_00,
	shipping_amount: 0,
	refund_amount: 1890_00,
	refund_status: null,
	steps: [{ status: 'requested', at: '2026-11-20T10:00:00.000Z' }],
	return_until: '2026-11-30',
	...given,
});

const SCREENS = { list: Returns, detail: ReturnDetail, new: ReturnNew };

export async function openReturns(
	of: keyof typeof SCREENS,
	where = '',
	locale: Locale = 'it',
): Promise<void> {
	const Screen = SCREENS[of];
	const screen = (
		<Screen
			isInAccount={false}
			{...orderScreenIn(locale)}
			hours={[]}
			returns={toMessages(locale, 'returns')}
		/>
	);
	await showAt(`/${locale}/orders/${of}${where}`, of, locale, screen);
}
