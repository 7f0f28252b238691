import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { minorUnits, shownAmount } from '../../values/amounts.ts';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import { PackOrder } from './PackOrder.tsx';
import { Parcels } from './Parcels.tsx';
import { PaperLinks } from './PaperLinks.tsx';
import { useOrder, type ShownOrder } from './record.ts';
import { FollowRefunds, RefundAccount, RefundOrder } from './Refunds.tsx';

/** Every action that the order's state allows; the others are not offered. */
export function OrderActions() {
	const order = useOrder();
	const translate = useTranslate();
	if (!order) return null;
	const { status } = order;
	const isOpen = status !== 'delivered' && status !== 'canceled' && status !== 'refund_issued';
	const isUnsent = order.order_lines.every(({ sent }) => sent === 0);
	const isPaid = status === 'processing' || status === 'delivered';
	const disputes = order.order_payments.flatMap(({ dispute }) => dispute ?? []);
	const isDisputed = disputes.length > 0;
	const isLost = isDisputed && disputes.every((state) => state === 'lost');
	const hasRest =
		order.order_lines.some(({ to_pack }) => to_pack > 0) ||
		order.order_shipments.some(({ shipment_status }) => shipment_status === 'packed');
	return (
		<Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
			<Papers order={order} />
			{isDisputed && isPaid && (
				<Alert severity="warning">
					{translate(isLost ? 'desk.orders.lost' : 'desk.orders.disputed')}
				</Alert>
			)}
			<Receive order={order} />
			<Held order={order} />
			{order.is_to_pack && <PackOrder order={order} />}
			<Parcels order={order} isHeld={isDisputed} />
			<RefundAccount order={order} />
			<FollowRefunds order={order} />
			{isPaid && !isDisputed && <RefundOrder order={order} />}
			{status === 'processing' && <Delay order={order} />}
			{isOpen && isUnsent && (!isDisputed || isLost) && <CallOff order={order} />}
			{status === 'processing' && !isUnsent && isLost && hasRest && <CallOffRest order={order} />}
		</Box>
	);
}

/** Documents that exist by now; a link to any other would only answer that it is missing. */
function Papers({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const path = `/desk/orders/${order.id}/documents`;
	return (
		<section>
			<Typography component="h2" variant="h6" sx={{ mb: 1 }}>
				{translate('desk.orders.papers.title')}
			</Typography>
			<PaperLinks
				links={order.documents.map(({ document }) => ({
					href: `${path}/${document}`,
					label: translate(`desk.orders.papers.${document}`),
				}))}
			/>
		</section>
	);
}

function Receive({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const locale = useLocale() ?? 'it';
	const isAwaited = order.order_payments.some(
		({ provider, payment_status }) =>
			provider === 'bank_transfer' && ['open', 'expired'].includes(payment_status),
	);
	if (!isAwaited || order.paid_at !== null) return null;
	return (
		<ActionForm
			title={translate('desk.orders.receipt.title')}
			hint={translate('desk.orders.receipt.hint')}
			label="desk.orders.receipt.send"
			path={`/desk/orders/${order.id}/receipts`}
			read={(typed) => {
				const currency = typed('currency').toUpperCase();
				return { amount: minorUnits(typed('amount'), order.currency, locale), currency };
			}}
		>
			<ActionField name="amount" required label={translate('desk.orders.receipt.amount')} />
			<ActionField
				name="currency"
				required
				label={translate('desk.orders.receipt.currency')}
				defaultValue={order.currency}
			/>
		</ActionForm>
	);
}

function Held({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const locale = useLocale() ?? 'it';
	const held = order.order_payments.find(({ payment_status }) => payment_status === 'held');
	if (!held || !order.awaits_receipt) return null;
	const due = shownAmount(held.amount_due, order.currency, locale);
	const words = { came: held.came, due };
	return (
		<>
			<ActionForm
				title={translate('desk.orders.held.title')}
				hint={translate('desk.orders.held.hint', words)}
				label="desk.orders.held.accept"
				path={`/desk/orders/${order.id}/acceptances`}
				read={() => ({})}
			/>
			<ActionForm
				title={translate('desk.orders.held.reject')}
				label="desk.orders.held.reject"
				path={`/desk/orders/${order.id}/rejections`}
				read={() => ({})}
				isGrave
			/>
		</>
	);
}

function Delay({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	return (
		<ActionForm
			title={translate('desk.orders.delay.title')}
			hint={translate('desk.orders.delay.hint')}
			label="desk.orders.delay.send"
			path={`/desk/orders/${order.id}/delays`}
			read={(typed) => ({ until: typed('until') })}
		>
			<ActionField
				name="until"
				type="date"
				required
				defaultValue={order.deliver_by ?? ''}
				label={translate('desk.orders.delay.until')}
				slotProps={{ inputLabel: { shrink: true } }}
			/>
		</ActionForm>
	);
}

function CallOff({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	return (
		<ActionForm
			title={translate('desk.orders.cancel.title')}
			hint={translate('desk.orders.cancel.hint')}
			label="desk.orders.cancel.send"
			path={`/desk/orders/${order.id}/cancellations`}
			read={(typed) => ({ reason: typed('reason') })}
			isGrave
		>
			<ActionField name="reason" fullWidth label={translate('desk.orders.cancel.reason')} />
		</ActionForm>
	);
}

/** Cancels the unsent rest of an order whose payment a bank has charged back. */
function CallOffRest({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	return (
		<ActionForm
			title={translate('desk.orders.cancelRest.title')}
			hint={translate('desk.orders.cancelRest.hint')}
			label="desk.orders.cancelRest.send"
			path={`/desk/orders/${order.id}/cancellations`}
			read={(typed) => ({ reason: typed('reason') })}
			isGrave
		>
			<ActionField name="reason" fullWidth label={translate('desk.orders.cancel.reason')} />
		</ActionForm>
	);
}
