import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { returnResource } from '#contract/returns/desk.ts';
import { eventsFrom } from '#domain/state-machine.ts';
import { RETURN_MACHINE } from '#domain/return-states.ts';
import { Arrivals, type Arrived } from './Arrivals.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useCall } from './use-call.ts';

/** What staff does; that the parcel was sent is for the buyer to say. */
const STEPS = ['authorise', 'receive', 'refund', 'refuse'] as const;
type Step = (typeof STEPS)[number];
const PATHS = {
	authorise: 'authorisations',
	receive: 'arrivals',
	refund: 'refunds',
	refuse: 'refusals',
} as const satisfies Record<Step, string>;
const DONE = {
	authorise: 'desk.returns.authorised',
	receive: 'desk.returns.received',
	refund: 'desk.returns.refunded',
	refuse: 'desk.returns.refused',
} as const satisfies Record<Step, string>;

const shownSchema = v.object({
	...v.pick(returnResource.record, ['id', 'return_status']).entries,
	return_lines: v.array(v.object({ position: v.number(), code: v.string(), quantity: v.number() })),
});

/** Takes a return from its request to the money; a step that is not due has no button. */
export function HandleReturn() {
	const shown = v.safeParse(shownSchema, useRecordContext());
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [step, setStep] = useState<Step | null>(null);
	const [arrived, setArrived] = useState<readonly Arrived[]>([]);
	if (!shown.success) return null;
	const { id, return_status, return_lines } = shown.output;
	const steps = eventsFrom(RETURN_MACHINE, return_status, STEPS);

	const take = async (taken: Step, json: object) => {
		await send(`/desk/returns/${id}/${PATHS[taken]}`, { json }, DONE[taken]);
	};
	function choose(chosen: Step): void {
		if (chosen === 'authorise') return void take(chosen, {});
		const asAsked = return_lines.map(({ position, quantity }) => ({ position, quantity }));
		setArrived(asAsked.map((line) => ({ ...line, condition: 'opened', restock: true })));
		setStep(chosen);
	}
	const bodyOf = (text: string) => {
		if (step === 'refuse') return { text };
		return step === 'receive' ? { lines: arrived.filter(({ quantity }) => quantity > 0) } : {};
	};
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: '70ch' }}>
			<MoveButtons words="desk.returns" steps={steps} onChoose={choose} />
			{step && step !== 'authorise' && (
				<MoveDialog
					title={translate(`desk.returns.${step}`)}
					text={translate(`desk.returns.${step}Text`)}
					{...(step === 'refuse'
						? { asks: { label: translate('desk.returns.text'), isRequired: true } }
						: {})}
					isSending={isSending}
					onSend={(text) => take(step, bodyOf(text))}
					onClose={() => setStep(null)}
				>
					{step === 'receive' && (
						<Arrivals lines={return_lines} arrived={arrived} onChange={setArrived} />
					)}
				</MoveDialog>
			)}
		</Box>
	);
}
