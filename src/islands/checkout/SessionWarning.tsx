import { useEffect, useState } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import { endCheckout, stay } from '#state/checkout.ts';
import { useCheckoutWords } from './context.ts';

interface SessionWarningProps {
	checkout: Checkout;
	/** Time of the response by this device's clock, which may differ from the server's. */
	heardAt: number;
}

/** Warns a guest two minutes before the checkout data expires; one button extends the session. */
export function SessionWarning({ checkout: { session, cart }, heardAt }: SessionWarningProps) {
	const { t } = useCheckoutWords();
	const [isEnding, setEnding] = useState(false);
	const [isFailed, setFailed] = useState(false);
	const ahead = heardAt - Date.parse(cart.checked_at);
	const warnsAt = session && Date.parse(session.warns_at) + ahead;
	const endsAt = session && Date.parse(session.ends_at) + ahead;

	useEffect(() => {
		if (warnsAt === null || endsAt === null) return undefined;
		const look = () => {
			const now = Date.now();
			if (now >= endsAt) endCheckout();
			else setEnding(now >= warnsAt);
		};
		look();
		const now = Date.now();
		const timers = [warnsAt, endsAt].map((at) => setTimeout(look, Math.max(0, at - now)));
		// Timers stop while the device sleeps.
		document.addEventListener('visibilitychange', look);
		return () => {
			timers.forEach(clearTimeout);
			document.removeEventListener('visibilitychange', look);
		};
	}, [warnsAt, endsAt]);

	async function keep(): Promise<void> {
		const result = await stay();
		setFailed(!result.ok);
	}
	return (
		<div role="alert">
			{isEnding && (
				<div className="cart-notice checkout-ending">
					<p>
						<b>{t('session.endingTitle')}</b> {t('session.endingText')}
						{isFailed && ` ${t('session.failed')}`}
					</p>
					<button type="button" className="btn-ghost" onClick={() => void keep()}>
						{t('session.stay')}
					</button>
				</div>
			)}
		</div>
	);
}
