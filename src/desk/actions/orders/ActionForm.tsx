import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Confirm, useTranslate } from 'react-admin';
import { useCall } from '../use-call.ts';
import { FaultsContext, type Faults } from './ActionField.tsx';

interface ActionFormProps {
	title: string;
	hint?: string;
	/** Words of its button. */
	label: string;
	path: string;
	/** What is sent of what was typed. */
	read: (typed: (name: string) => string) => object;
	/** Whether it takes something away that others count on; it is asked for once more. */
	isGrave?: boolean;
	children?: ReactNode;
}

/** What is left to mend once something else is typed into a field. */
const without = (faults: Faults, name: string): Faults =>
	Object.fromEntries(Object.entries(faults).filter(([path]) => path !== name));

/**
 * One thing to do: what it is, what it asks for, its button. Empty again once it is done; what the host
 * finds wrong is said at the fields, the first of which gets the focus.
 */
export function ActionForm({ title, hint, label, path, read, isGrave, children }: ActionFormProps) {
	const translate = useTranslate();
	const { send, isSending } = useCall(showAtFields);
	const heading = useId();
	const form = useRef<HTMLFormElement>(null);
	const [isAsked, setAsked] = useState(false);
	const [faults, setFaults] = useState<Faults>({});

	/** Answers whether each has its field here; what has none is left to a notice. */
	function showAtFields(found: Faults): boolean {
		// Drawn at once: there is nothing to be focused before.
		flushSync(() => setFaults(found));
		form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
		return Object.keys(found).every((name) => form.current?.elements.namedItem(name) ?? false);
	}
	async function submit(): Promise<void> {
		setAsked(false);
		setFaults({});
		if (!form.current) return;
		const given = new FormData(form.current);
		const json = read((name) => String(given.get(name) ?? '').trim());
		if (await send(path, { json }, 'desk.orders.done')) form.current.reset();
	}
	return (
		<Box
			component="form"
			ref={form}
			noValidate
			aria-labelledby={heading}
			sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '70ch' }}
			onInput={({ target }) => {
				if ('name' in target) setFaults(without(faults, String(target.name)));
			}}
			onSubmit={(event) => {
				event.preventDefault();
				if (isGrave) setAsked(true);
				else void submit();
			}}
		>
			<Typography id={heading} component="h2" variant="h6">
				{title}
			</Typography>
			{hint && <Typography>{hint}</Typography>}
			<FaultsContext value={faults}>{children}</FaultsContext>
			<Button
				type="submit"
				variant={isGrave ? 'outlined' : 'contained'}
				color={isGrave ? 'error' : 'primary'}
				disabled={isSending}
			>
				{translate(label)}
			</Button>
			<Confirm
				isOpen={isAsked}
				title={title}
				content="desk.orders.ask"
				cancel="desk.orders.back"
				confirm={label}
				confirmColor="warning"
				onConfirm={() => void submit()}
				onClose={() => setAsked(false)}
			/>
		</Box>
	);
}
