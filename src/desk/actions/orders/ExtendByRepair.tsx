import { useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDate } from '#i18n/format.ts';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { ShownOrder } from './record.ts';

/** Entry of a repair under the legal guarantee, for the lines that have one. */
export function ExtendByRepair({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const locale = useLocale() === 'en' ? 'en' : 'it';
	const pressed = useRef({ body: '', key: '' });
	const lines = order.order_lines.flatMap((line) =>
		line.legal_ends_on === null ? [] : [{ ...line, legal_ends_on: line.legal_ends_on }],
	);
	const [first] = lines;
	if (!first) return null;
	const extended = lines.reduce((sum, line) => sum + line.extended, 0);
	return (
		<ActionForm
			key={extended}
			title={translate('desk.orders.repair.title')}
			hint={translate('desk.orders.repair.hint')}
			label="desk.orders.repair.send"
			path={`/desk/orders/${order.id}/repairs`}
			read={(typed) => {
				const repair = {
					position: Number(typed('position')),
					quantity: Number(typed('quantity')),
					serials: typed('serials')
						.split(/[\s,;]+/)
						.filter(Boolean),
					repaired_on: typed('repaired_on'),
				};
				// The same repair, sent again after a lost answer, has the same key; another one has its own.
				const body = JSON.stringify([extended, repair]);
				if (pressed.current.body !== body) {
					pressed.current = { body, key: crypto.randomUUID() };
				}
				return { key: pressed.current.key, ...repair };
			}}
		>
			<ActionField
				name="position"
				select
				fullWidth
				defaultValue={first.position}
				label={translate('desk.orders.repair.position')}
				slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
			>
				{lines.map(({ position, article, legal_ends_on }) => (
					<option key={position} value={position}>
						{translate('desk.orders.repair.line', {
							article,
							date: formatDate(legal_ends_on, locale),
						})}
					</option>
				))}
			</ActionField>
			<ActionField
				name="quantity"
				type="number"
				required
				defaultValue={1}
				label={translate('desk.orders.repair.quantity')}
			/>
			{lines.some(({ has_serials }) => has_serials) && (
				<ActionField name="serials" fullWidth label={translate('desk.orders.repair.serials')} />
			)}
			<ActionField
				name="repaired_on"
				type="date"
				required
				label={translate('desk.orders.repair.repaired_on')}
				slotProps={{ inputLabel: { shrink: true } }}
			/>
		</ActionForm>
	);
}
