import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MoveButtons } from './MoveButtons.tsx';
import { MoveDialog, type Asked } from './MoveDialog.tsx';
import { useCall } from './use-call.ts';

/** Path segment of each step, and the message key that confirms it. */
const STEPS = {
	authorise: ['authorisations', 'authorised'],
	accept: ['acceptances', 'accepted'],
	receive: ['arrivals', 'received'],
	refund: ['refunds', 'refunded'],
	refuse: ['refusals', 'refused'],
} as const;
export type MoveStep = keyof typeof STEPS;

interface MovesProps<Step extends MoveStep> {
	/** Resource to act on: the prefix of its addresses and of its message keys. */
	of: 'returns' | 'withdrawals';
	id: string;
	/** Available steps; any other has no button. */
	steps: readonly Step[];
	hint?: string;
	/** Text that a step asks for; null where there is none. A refusal always carries a reason. */
	asks?: (step: Step) => Asked | null;
	toRequestBody: (step: Step, text: string) => object;
	/** Resets the dialog's fields; returns false where a step needs no dialog. */
	onChoose?: (step: Step) => boolean;
	/** Further inputs in a step's dialog. */
	children: (step: Step) => ReactNode;
}

/** Takes a record from step to step, after the effects of each have been read. */
export function Moves<Step extends MoveStep>(props: MovesProps<Step>) {
	const { of, id, steps, hint, asks, toRequestBody, onChoose, children } = props;
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [step, setStep] = useState<Step | null>(null);
	const words = `desk.${of}`;

	const take = async (taken: Step, text: string) => {
		const [path, done] = STEPS[taken];
		await send(
			`/desk/${of}/${id}/${path}`,
			{ json: toRequestBody(taken, text) },
			`${words}.${done}`,
		);
	};
	function choose(chosen: Step): void {
		if (onChoose?.(chosen) === false) void take(chosen, '');
		else setStep(chosen);
	}
	const reason = { label: translate('desk.returns.text'), isRequired: true };
	const asked = step === 'refuse' ? reason : step && asks?.(step);
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: '70ch' }}>
			<MoveButtons words={words} steps={steps} {...(hint ? { hint } : {})} onChoose={choose} />
			{step && (
				<MoveDialog
					title={translate(`${words}.${step}`)}
					text={translate(`${words}.${step}Text`)}
					{...(asked ? { asks: asked } : {})}
					isSending={isSending}
					onSend={(text) => take(step, text)}
					onClose={() => setStep(null)}
				>
					{children(step)}
				</MoveDialog>
			)}
		</Box>
	);
}
