import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MoveButtons } from './MoveButtons.tsx';
import { MoveDialog, type Asked } from './MoveDialog.tsx';
import { useCall } from './use-call.ts';

/** What each step is called in its address, and the word by which the desk says that it is done. */
const STEPS = {
	authorise: ['authorisations', 'authorised'],
	accept: ['acceptances', 'accepted'],
	receive: ['arrivals', 'received'],
	refund: ['refunds', 'refunded'],
	refuse: ['refusals', 'refused'],
} as const;
export type MoveStep = keyof typeof STEPS;

interface MovesProps<Step extends MoveStep> {
	/** What is moved: the name by which its addresses and its words begin. */
	of: 'returns' | 'withdrawals';
	id: string;
	/** Those that are due; another has no button. */
	steps: readonly Step[];
	hint?: string;
	/** What has to be written for a step; null where nothing is. A refusal always carries a reason. */
	asks?: (step: Step) => Asked | null;
	bodyOf: (step: Step, text: string) => object;
	/** Looks again at what stands in the dialogue; false where a step needs none. */
	onChoose?: (step: Step) => boolean;
	/** What else is decided in the dialogue of a step. */
	children: (step: Step) => ReactNode;
}

/** Takes a record from step to step, after what each brings about has been read. */
export function Moves<Step extends MoveStep>(props: MovesProps<Step>) {
	const { of, id, steps, hint, asks, bodyOf, onChoose, children } = props;
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [step, setStep] = useState<Step | null>(null);
	const words = `desk.${of}`;

	const take = async (taken: Step, text: string) => {
		const [path, done] = STEPS[taken];
		await send(`/desk/${of}/${id}/${path}`, { json: bodyOf(taken, text) }, `${words}.${done}`);
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
