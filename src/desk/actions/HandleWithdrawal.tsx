import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { withdrawalResource } from '#contract/withdrawals/desk.ts';
import { WITHDRAWAL_MACHINE } from '#domain/return-states.ts';
import { eventsFrom } from '#domain/state-machine.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useCall } from './use-call.ts';

/** Steps of the machine that are staff's; goods that are back change no state. */
const DECISIONS = ['accept', 'refund', 'refuse'] as const;
type Step = (typeof DECISIONS)[number] | 'receive';
const PATHS = {
	accept: 'acceptances',
	receive: 'arrivals',
	refund: 'refunds',
	refuse: 'refusals',
} as const satisfies Record<Step, string>;
const DONE = {
	accept: 'desk.withdrawals.accepted',
	receive: 'desk.withdrawals.received',
	refund: 'desk.withdrawals.refunded',
	refuse: 'desk.withdrawals.refused',
} as const satisfies Record<Step, string>;

const shownSchema = v.pick(withdrawalResource.record, [
	'id',
	'withdrawal_status',
	'order_number',
	'goods_at',
]);

/** Decides on a statement of withdrawal, takes its goods in and gives the money back. */
export function HandleWithdrawal() {
	const shown = v.safeParse(shownSchema, useRecordContext());
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [step, setStep] = useState<Step | null>(null);
	const [restock, setRestock] = useState(true);
	if (!shown.success) return null;
	const { id, withdrawal_status: status, order_number, goods_at } = shown.output;
	const isAwaited = goods_at === null && (status === 'accepted' || status === 'refunded');
	const decisions = eventsFrom(WITHDRAWAL_MACHINE, status, DECISIONS);
	const steps: readonly Step[] = isAwaited ? [...decisions, 'receive'] : decisions;

	const asks =
		step === 'refuse'
			? { label: translate('desk.returns.text'), isRequired: true }
			: step === 'accept' && order_number === null
				? { label: translate('fields.order_number'), isRequired: false }
				: null;
	const bodyOf = (taken: Step, text: string) => {
		switch (taken) {
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
	const take = async (taken: Step, text: string) => {
		const path = `/desk/withdrawals/${id}/${PATHS[taken]}`;
		await send(path, { json: bodyOf(taken, text) }, DONE[taken]);
	};
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: '70ch' }}>
			<MoveButtons
				words="desk.withdrawals"
				hint="desk.withdrawals.hint"
				steps={steps}
				onChoose={setStep}
			/>
			{step && (
				<MoveDialog
					title={translate(`desk.withdrawals.${step}`)}
					text={translate(`desk.withdrawals.${step}Text`)}
					{...(asks ? { asks } : {})}
					isSending={isSending}
					onSend={(text) => take(step, text)}
					onClose={() => setStep(null)}
				>
					{step === 'receive' && (
						<FormControlLabel
							control={
								<Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)} />
							}
							label={translate('desk.returns.restock')}
						/>
					)}
				</MoveDialog>
			)}
		</Box>
	);
}
