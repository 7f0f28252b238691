import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { findNextAct } from './next-act.ts';
import { PackOrder } from './PackOrder.tsx';
import { listOpenParcels, Parcels } from './Parcels.tsx';
import { Held, Receive } from './Receipts.tsx';
import { useOrder } from './record.ts';
import { FollowRefunds } from './Refunds.tsx';

/** The one act that the order waits for, above everything that is only to be read. */
export function OrderNext() {
	const order = useOrder();
	const translate = useTranslate();
	const act = order && findNextAct(order);
	if (!act) return null;
	return (
		<Paper
			component="section"
			variant="outlined"
			aria-labelledby="next-act"
			sx={{ p: 2, display: 'grid', gap: 2, borderColor: 'text.primary' }}
		>
			<Typography id="next-act" component="h2" variant="overline">
				{translate('desk.orders.next')}
			</Typography>
			{act === 'decide' && <Held order={order} />}
			{act === 'refund' && <FollowRefunds order={order} />}
			{act === 'receive' && <Receive order={order} />}
			{act === 'pack' && <PackOrder order={order} />}
			{act === 'parcel' && (
				<Parcels order={order} isHeld={false} parcels={listOpenParcels(order).slice(0, 1)} />
			)}
		</Paper>
	);
}
