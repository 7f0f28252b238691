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
	/** Label of its button. */
	label: string;
	path: string;
	/** Builds the request body from the typed values. */
	read: (typed: (name: string) => string) => object;
	/** True if the action takes away what others rely on: it then asks for confirmation. */
	isGrave?: boolean;
	children?: ReactNode;
}

/** Drops the error of a field that is being edited. */
const without = (faults: Faults, name: string): Faults =>
	Object.fromEntries(Object.entries(faults).filter(([path]) => path !== name));

/**
 * Form of one action: title, fields, button. It is emptied once the action is done. The host's
 * validation errors are shown at the fields, and the first invalid one gets the focus.
 */
export function ActionForm({ title, hint, label, path, read, isGrave, children }: ActionFormProps) {
	const translate = useTranslate();
	const { send, isSending } = useCall(showAtFields);
	const heading = useId();
	const form = useRef<HTMLFormElement>(null);
	const [isAsked, setAsked] = useState(false);
	const [faults, setFaults] = useState<Faults>({});

	/** Returns true if each error has its field here; the rest is left to a notification. */
	function showAtFields(found: Faults): boolean {
		// Rendered synchronously: until then there is no invalid field to focus.
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
