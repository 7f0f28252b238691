import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { ShownOrder } from './record.ts';

/** Contents of the next parcel: everything left to pack, unless staff enter less. */
export function PackOrder({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const lines = order.order_lines.filter(({ to_pack }) => to_pack > 0);
	return (
		<ActionForm
			// Resets for the next parcel, which starts with the quantities left by then.
			key={order.order_shipments.length}
			title={translate('desk.orders.pack.title')}
			hint={translate('desk.orders.pack.hint')}
			label="desk.orders.pack.send"
			path={`/desk/orders/${order.id}/parcels`}
			read={(typed) => ({
				lines: lines.flatMap(({ position }) => {
					const quantity = Number(typed(`quantity-${position}`));
					const serials = typed(`serials-${position}`)
						.split(/[\s,;]+/)
						.filter(Boolean);
					return quantity === 0 ? [] : [{ position, quantity, serials }];
				}),
			})}
		>
			{lines.map(({ position, article, to_pack, has_serials }) => (
				<Fragment key={position}>
					<ActionField
						name={`quantity-${position}`}
						type="number"
						fullWidth
						label={translate('desk.orders.pack.pieces', { article, count: to_pack })}
						defaultValue={to_pack}
					/>
					{has_serials && (
						<ActionField
							name={`serials-${position}`}
							fullWidth
							label={translate('desk.orders.pack.serials', { article })}
						/>
					)}
				</Fragment>
			))}
		</ActionForm>
	);
}
