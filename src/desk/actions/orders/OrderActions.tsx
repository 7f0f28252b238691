import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import { ExtendByRepair } from './ExtendByRepair.tsx';
import { PackOrder } from './PackOrder.tsx';
import { findNextAct } from './next-act.ts';
import { listOpenParcels, Parcels } from './Parcels.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import { Held, Receive } from './Receipts.tsx';
import { useOrder, type ShownOrder } from './record.ts';
import { FollowRefunds, RefundAccount, RefundOrder } from './Refunds.tsx';

/** Every action that the order's state allows, but for its next act, which is at the top. */
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
	const next = findNextAct(order);
	const parcels = listOpenParcels(order);
	const [, ...others] = parcels;
	const isLost = isDisputed && disputes.every((state) => state === 'lost');
	const hasRest =
		order.order_lines.some(({ to_pack }) => to_pack > 0) ||
		order.order_shipments.some(({ shipment_status }) => shipment_status === 'packed');
	return (
		<Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
			<Documents order={order} />
			{isDisputed && isPaid && (
				<Alert severity="warning">
					{translate(isLost ? 'desk.orders.lost' : 'desk.orders.disputed')}
				</Alert>
			)}
			{next !== 'receive' && <Receive order={order} />}
			{next !== 'decide' && <Held order={order} />}
			{order.is_to_pack && next !== 'pack' && <PackOrder order={order} />}
			<Parcels order={order} isHeld={isDisputed} parcels={next === 'parcel' ? others : parcels} />
			<RefundAccount order={order} />
			{next !== 'refund' && <FollowRefunds order={order} />}
			{isPaid && !isDisputed && <RefundOrder order={order} />}
			{isPaid && <ExtendByRepair order={order} />}
			{status === 'processing' && <Delay order={order} />}
			{isOpen && isUnsent && (!isDisputed || isLost) && <CallOff order={order} />}
			{status === 'processing' && !isUnsent && isLost && hasRest && <CallOffRest order={order} />}
		</Box>
	);
}

/** Documents that exist by now; a link to any other would only answer that it is missing. */
function Documents({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const path = `/desk/orders/${order.id}/documents`;
	return (
		<section>
			<Typography component="h2" variant="h6" sx={{ mb: 1 }}>
				{translate('desk.orders.papers.title')}
			</Typography>
			<DocumentLinks
				links={order.documents.map(({ document }) => ({
					href: `${path}/${document}`,
					label: translate(`desk.orders.papers.${document}`),
				}))}
			/>
		</section>
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
