import { LostLink } from './LostLink.tsx';
import { Failed, Pending } from './Opening.tsx';
import { PassportView } from './PassportView.tsx';
import { usePassport, type PassportProps } from './use-link.ts';

/** The private page of a wheel: opening, open, not to be opened now, or asking for the link again. */
export function WheelPassport(props: PassportProps) {
	const { state, kit } = usePassport(props);
	switch (state.status) {
		case 'unread':
		case 'pending':
		case 'accepted':
			return <Pending text={kit.t('view.pending')} />;
		case 'missing':
		case 'lost':
			return <LostLink status={state.status} kit={kit} />;
		case 'failed':
			return <Failed error={state.error} kit={kit} />;
		case 'ready':
			return <PassportView passport={state.passport} kit={kit} />;
	}
}
