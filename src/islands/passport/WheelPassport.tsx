import { LostLink } from './LostLink.tsx';
import { Failed, Pending } from './LinkState.tsx';
import { PassportView } from './PassportView.tsx';
import { usePassport, type PassportProps } from './use-link.ts';

/** Private page of a wheel: pending, open, failed, or the form that requests the link again. */
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
