import { useLocale, useTranslate } from 'react-admin';
import { minorUnits, shownAmount } from '../../values/amounts.ts';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import { isReceiptAwaited } from './next-act.ts';
import type { ShownOrder } from './record.ts';

/** Form for a transfer that has come. */
export function Receive({ order }: { order: ShownOrder }) {
	const translate = useTranslate();
	const locale = useLocale() ?? 'it';
	if (!isReceiptAwaited(order)) return null;
	return (
		<ActionForm
			title={translate('desk.orders.receipt.title')}
			hint={translate('desk.orders.receipt.hint')}
			label="desk.orders.receipt.send"
			path={`/desk/orders/${order.id}/receipts`}
			read={(typed) => {
				const currency = typed('currency').toUpperCase();
				// The received currency may differ from the due one, with other minor units.
				return { amount: minorUnits(typed('amount'), currency, locale), currency };
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

/** Decision about an amount that is not the one due. */
export function Held({ order }: { order: ShownOrder }) {
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
