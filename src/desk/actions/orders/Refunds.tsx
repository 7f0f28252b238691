import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { minorUnits } from '../../values/amounts.ts';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { ShownOrder } from './record.ts';

/** Partial refund: units, part of a price, shipping. */
export function RefundOrder({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const lines = order.order_lines.filter(({ left_amount }) => left_amount > 0);
	const locale = useLocale() ?? 'it';
	const amount = (typed: string) => minorUnits(typed, order.currency, locale);
	return (
		<ActionForm
			title={translate('desk.orders.refund.title')}
			hint={translate('desk.orders.refund.hint')}
			label="desk.orders.refund.send"
			path={`/desk/orders/${order.id}/refunds`}
			read={(typed) => ({
				pieces: lines.flatMap(({ position }) => {
					const quantity = Number(typed(`pieces-${position}`));
					return quantity === 0 ? [] : [{ position, quantity }];
				}),
				reductions: lines.flatMap(({ position }) => {
					const off = amount(typed(`reduction-${position}`));
					return off === 0 ? [] : [{ position, amount: off }];
				}),
				shipping: amount(typed('shipping')),
				reason: typed('reason'),
			})}
			isGrave
		>
			{lines.map(({ position, article }) => (
				<Fragment key={position}>
					<ActionField
						name={`pieces-${position}`}
						type="number"
						fullWidth
						label={translate('desk.orders.refund.pieces', { article })}
					/>
					<ActionField
						name={`reduction-${position}`}
						fullWidth
						label={translate('desk.orders.refund.reduction', { article })}
					/>
				</Fragment>
			))}
			<ActionField name="shipping" fullWidth label={translate('desk.orders.refund.shipping')} />
			<ActionField name="reason" fullWidth label={translate('desk.orders.refund.reason')} />
		</ActionForm>
	);
}

/** Refunds that staff transfer by hand, that failed, or that were made outside the shop. */
export function FollowRefunds({
	order,
}: {
	order: Pick<ShownOrder, 'id' | 'has_failed_refund' | 'order_refunds'>;
}) {
	const translate = useTranslate();
	return order.order_refunds.map(({ id, refund_status, refund_amount, by_hand, needs_check }) => {
		const path = `/desk/orders/${order.id}/refunds/${id}`;
		const words = (key: string) =>
			translate(`desk.orders.refunds.${key}`, { amount: refund_amount });
		if (needs_check) {
			return (
				<ActionForm
					key={id}
					title={words('check')}
					hint={words('checkHint')}
					label={words('checked')}
					path={`${path}/checks`}
					read={() => ({})}
				/>
			);
		}
		if (refund_status === 'failed' && order.has_failed_refund) {
			return (
				<ActionForm
					key={id}
					title={words('retry')}
					label={words('retry')}
					path={`${path}/retries`}
					read={() => ({})}
				/>
			);
		}
		if (!by_hand || refund_status !== 'pending') return null;
		return (['issued', 'failed'] as const).map((outcome) => (
			<ActionForm
				key={`${id}-${outcome}`}
				title={words(outcome)}
				label={words(outcome)}
				path={`${path}/outcomes`}
				read={() => ({ outcome })}
				isGrave={outcome === 'failed'}
			/>
		));
	});
}

/** Form for the buyer's IBAN, to which staff transfer refunds. */
export function RefundAccount({
	order,
}: {
	order: Pick<ShownOrder, 'id' | 'order_details' | 'order_payments'>;
}) {
	const translate = useTranslate();
	const isByTransfer = order.order_payments.some(
		({ provider, payment_status }) =>
			provider === 'bank_transfer' && ['paid', 'held'].includes(payment_status),
	);
	if (!isByTransfer) return null;
	const iban = order.order_details['refund_iban'];
	return (
		<ActionForm
			title={translate('desk.orders.account.title')}
			hint={
				iban === undefined
					? translate('desk.orders.account.none')
					: translate('desk.orders.account.known', { iban })
			}
			label="desk.orders.account.send"
			path={`/desk/orders/${order.id}/refund-accounts`}
			read={(typed) => ({ iban: typed('iban') })}
		>
			<ActionField name="iban" required fullWidth label={translate('fields.refund_iban')} />
		</ActionForm>
	);
}
