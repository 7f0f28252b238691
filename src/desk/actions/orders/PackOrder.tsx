import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { ShownOrder } from './record.ts';

/** What goes into the next parcel: all that is left, unless somebody says less. */
export function PackOrder({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const lines = order.order_lines.filter(({ to_pack }) => to_pack > 0);
	return (
		<ActionForm
			// Another parcel begins with what is left then.
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
