import { useTranslate } from 'react-admin';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import type { ShownOrder } from './record.ts';

type Parcel = ShownOrder['order_shipments'][number];

interface ParcelsProps {
	order: ShownOrder;
	/** True if nothing may be sent, because a bank disputes the payment. */
	isHeld: boolean;
	/** Parcels to show; all that are open if omitted. */
	parcels?: readonly Parcel[];
}

/** Parcels that still need an action, those that are packed first. */
export const listOpenParcels = ({ order_shipments }: ShownOrder): Parcel[] =>
	(['packed', 'shipped'] as const).flatMap((status) =>
		order_shipments.filter(({ shipment_status }) => shipment_status === status),
	);

/** Actions of parcels. */
export function Parcels({ order, isHeld, parcels = listOpenParcels(order) }: ParcelsProps) {
	return parcels.map((parcel) => {
		const path = `/desk/orders/${order.id}/parcels/${parcel.id}`;
		return parcel.shipment_status === 'packed' ? (
			<Packed key={parcel.id} parcel={parcel} path={path} isHeld={isHeld} />
		) : (
			<Shipped key={parcel.id} parcel={parcel} path={path} />
		);
	});
}

function Packed({ parcel, path, isHeld }: { parcel: Parcel; path: string; isHeld: boolean }) {
	const translate = useTranslate();
	const title = translate('desk.orders.parcels.one', { contents: parcel.contents });
	const fields = ['carrier', 'tracking_number', 'tracking_url'] as const;
	return (
		<>
			{!isHeld && (
				<ActionForm
					title={title}
					label="desk.orders.parcels.ship"
					path={`${path}/sendings`}
					read={(typed) => Object.fromEntries(fields.map((field) => [field, typed(field)]))}
				>
					{fields.map((field) => (
						<ActionField
							key={field}
							name={field}
							fullWidth
							required={field === 'carrier'}
							label={translate(`fields.${field}`)}
						/>
					))}
					<DocumentLinks
						links={[
							{ href: `${path}/papers/slip`, label: translate('desk.orders.parcels.slip') },
							{ href: `${path}/papers/label`, label: translate('desk.orders.parcels.label') },
						]}
					/>
				</ActionForm>
			)}
			<ActionForm
				title={translate('desk.orders.parcels.unpack')}
				label="desk.orders.parcels.unpack"
				path={`${path}/unpackings`}
				read={() => ({})}
				isGrave
			/>
		</>
	);
}

function Shipped({ parcel, path }: { parcel: Parcel; path: string }) {
	const translate = useTranslate();
	return (
		<ActionForm
			title={translate('desk.orders.parcels.one', { contents: parcel.contents })}
			label="desk.orders.parcels.complete"
			path={`${path}/deliveries`}
			read={(typed) => ({ on: typed('on') || null })}
		>
			<ActionField
				name="on"
				type="date"
				label={translate('desk.orders.parcels.on')}
				slotProps={{ inputLabel: { shrink: true } }}
			/>
		</ActionForm>
	);
}
