import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCall } from '../use-call.ts';

interface ActionFormProps {
	title: string;
	hint?: string;
	/** Words of its button. */
	label: string;
	path: string;
	/** What is sent of what was typed. */
	read: (typed: (name: string) => string) => object;
	isGrave?: boolean;
	children?: ReactNode;
}

/** One thing to do: what it is, what it asks for, its button. Empty again once it is done. */
export function ActionForm({ title, hint, label, path, read, isGrave, children }: ActionFormProps) {
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const heading = useId();
	async function submit(form: HTMLFormElement): Promise<void> {
		const given = new FormData(form);
		const json = read((name) => String(given.get(name) ?? '').trim());
		if (await send(path, { json }, 'desk.orders.done')) form.reset();
	}
	return (
		<Box
			component="form"
			noValidate
			aria-labelledby={heading}
			sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '70ch' }}
			onSubmit={(event) => {
				event.preventDefault();
				void submit(event.currentTarget);
			}}
		>
			<Typography id={heading} component="h2" variant="h6">
				{title}
			</Typography>
			{hint && <Typography>{hint}</Typography>}
			{children}
			<Button
				type="submit"
				variant={isGrave ? 'outlined' : 'contained'}
				color={isGrave ? 'error' : 'primary'}
				disabled={isSending}
			>
				{translate(label)}
			</Button>
		</Box>
	);
}
