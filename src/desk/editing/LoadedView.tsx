import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { Loaded } from './use-loaded.ts';

interface LoadedViewProps<T> {
	state: Loaded<T>;
	onAgain: () => void;
	children: (data: T) => ReactNode;
}

/** Renders the loaded data, a progress indicator, or the error with a retry button. */
export function LoadedView<T>({ state, onAgain, children }: LoadedViewProps<T>) {
	const translate = useTranslate();
	if (state.is === 'there') return children(state.data);
	if (state.is === 'loading') return <CircularProgress aria-label={translate('ra.page.loading')} />;
	const { cause } = state;
	const code = cause instanceof HttpError ? String(cause.message) : 'faults.internal';
	return (
		<Alert
			severity="error"
			variant="outlined"
			action={<Button onClick={onAgain}>{translate('ra.action.refresh')}</Button>}
		>
			{translate(code)}
		</Alert>
	);
}
