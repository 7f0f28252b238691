import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { returnResource } from '#contract/returns/desk.ts';
import { eventsFrom } from '#domain/orders/state-machine.ts';
import { RETURN_MACHINE } from '#domain/orders/return-states.ts';
import { Arrivals, type Arrived } from './Arrivals.tsx';
import { Moves } from './Moves.tsx';

/** Steps that staff take; that the parcel was sent is stated by the buyer. */
const STEPS = ['authorise', 'receive', 'refund', 'refuse'] as const;
type Step = (typeof STEPS)[number];

const shownSchema = v.object({
	...v.pick(returnResource.record, ['id', 'return_status']).entries,
	return_lines: v.array(v.object({ position: v.number(), code: v.string(), quantity: v.number() })),
});

/** Actions that take a return from its request to its refund. */
export function HandleReturn() {
	const shown = v.safeParse(shownSchema, useRecordContext());
	const [arrived, setArrived] = useState<readonly Arrived[]>([]);
	if (!shown.success) return null;
	const { id, return_status, return_lines } = shown.output;

	function look(): void {
		const asAsked = return_lines.map(({ position, quantity }) => ({ position, quantity }));
		setArrived(asAsked.map((line) => ({ ...line, condition: 'opened', restock: true })));
	}
	const toRequestBody = (step: Step, text: string) => {
		if (step === 'refuse') return { text };
		return step === 'receive' ? { lines: arrived.filter(({ quantity }) => quantity > 0) } : {};
	};
	return (
		<Moves
			of="returns"
			id={id}
			steps={eventsFrom(RETURN_MACHINE, return_status, STEPS)}
			toRequestBody={toRequestBody}
			onChoose={(step) => {
				look();
				return step !== 'authorise';
			}}
		>
			{(step) =>
				step === 'receive' && (
					<Arrivals lines={return_lines} arrived={arrived} onChange={setArrived} />
				)
			}
		</Moves>
	);
}
