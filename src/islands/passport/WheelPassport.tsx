import { LostLink } from './LostLink.tsx';
import { Failed, Pending } from './LinkState.tsx';
import { PassportView } from './PassportView.tsx';
import { usePassport, type PassportProps } from './use-link.ts';

/** The private page of a wheel: opening, open, not to be opened now, or asking for the link again. */
export function WheelPassport(props: PassportProps) {
	const { state, context } = usePassport(props);
	switch (state.status) {
		case 'unread':
		case 'pending':
		case 'accepted':
			return <Pending text={context.t('view.pending')} />;
		case 'missing':
		case 'lost':
			return <LostLink status={state.status} context={context} />;
		case 'failed':
			return <Failed error={state.error} context={context} />;
		case 'ready':
			return <PassportView passport={state.passport} context={context} />;
	}
}
