import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { withdrawalResource } from '#contract/withdrawals/desk.ts';
import { WITHDRAWAL_MACHINE } from '#domain/orders/return-states.ts';
import { eventsFrom } from '#domain/orders/state-machine.ts';
import { Moves } from './Moves.tsx';

/** Transitions that staff make. Receiving the goods changes no state. */
const DECISIONS = ['accept', 'refund', 'refuse'] as const;
type Step = (typeof DECISIONS)[number] | 'receive';

const shownSchema = v.pick(withdrawalResource.record, [
	'id',
	'withdrawal_status',
	'order_number',
	'goods_at',
]);

/** Actions on a withdrawal: decide on it, receive its goods, refund it. */
export function HandleWithdrawal() {
	const shown = v.safeParse(shownSchema, useRecordContext());
	const translate = useTranslate();
	const [restock, setRestock] = useState(true);
	if (!shown.success) return null;
	const { id, withdrawal_status: status, order_number, goods_at } = shown.output;
	const isAwaited = goods_at === null && ['accepted', 'refunding', 'refunded'].includes(status);
	const decisions = eventsFrom(WITHDRAWAL_MACHINE, status, DECISIONS);
	const steps: readonly Step[] = isAwaited ? [...decisions, 'receive'] : decisions;

	const toRequestBody = (step: Step, text: string) => {
		switch (step) {
			case 'accept':
				return { order_number: text };
			case 'refuse':
				return { text };
			case 'receive':
				return { restock };
			case 'refund':
				return {};
		}
	};
	const asks = (step: Step) =>
		step === 'accept' && order_number === null
			? { label: translate('fields.order_number'), isRequired: false }
			: null;
	return (
		<Moves
			of="withdrawals"
			id={id}
			steps={steps}
			hint="desk.withdrawals.hint"
			asks={asks}
			toRequestBody={toRequestBody}
		>
			{(step) =>
				step === 'receive' && (
					<FormControlLabel
						control={
							<Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)} />
						}
						label={translate('desk.returns.restock')}
					/>
				)
			}
		</Moves>
	);
}
