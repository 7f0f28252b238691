import { useEffect } from 'react';
import { useShown } from '#islands/ui/use-shown.ts';
import { noteCheckout } from '#state/analytics-orders.ts';
import { $checkout, loadCheckout, NOTHING_ASKED } from '#state/checkout.ts';
import { WordsProvider } from '../account/parts/context.ts';
import '../cart/cart-side.css';
import '../cart/cart.css';
import './checkout.css';
import { CheckoutProvider, type CheckoutProps, useWordsFrom } from './context.ts';
import { LoginStep } from './LoginStep.tsx';
import { Offline } from './Offline.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ResumeStep } from './ResumeStep.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { ShippingStep } from './shipping/ShippingStep.tsx';
import { guarded } from './steps.ts';
import { StepsNav } from './StepsNav.tsx';
import { Stopped } from './Stopped.tsx';
import { Summary } from './Summary.tsx';
import { useSteps, wasTold } from './use-steps.ts';

const STEPS = {
	login: LoginStep,
	shipping: ShippingStep,
	payment: PaymentStep,
	resume: ResumeStep,
} as const;

/**
 * Checkout from the cart to the order: one island for all its pages. The URL names the step and the
 * server holds the data. A step whose predecessor is incomplete redirects to that predecessor.
 */
export function Checkout(props: CheckoutProps) {
	const words = useWordsFrom(props);
	const { t, href } = words;
	const state = useShown($checkout, NOTHING_ASKED);
	const { place, go } = useSteps(props.step, href);
	const checkout = state.status === 'ready' ? state.checkout : null;

	useEffect(() => {
		void loadCheckout();
		// A page restored from the back/forward cache shows the state before the payment.
		const again = ({ persisted }: PageTransitionEvent) => {
			if (persisted) void loadCheckout();
		};
		window.addEventListener('pageshow', again);
		return () => window.removeEventListener('pageshow', again);
	}, []);
	useEffect(() => {
		if (checkout && !wasTold()) noteCheckout('begin_checkout', checkout);
	}, [checkout]);

	// Signed-in customers skip the login step, but they can still go back to it.
	const isKnown = checkout?.contact?.is_customer === true && place.turn === 0;
	const asked = isKnown && place.step === 'login' ? 'shipping' : place.step;
	const step = checkout ? guarded(asked, checkout.step) : place.step;
	useEffect(() => {
		if (checkout && step !== place.step) go(step, { instead: true });
	}, [checkout, step, place.step, go]);
	useEffect(() => {
		if (place.turn > 0) document.title = `${t(`step.${step}`)} – ${t('title')}`;
	}, [place.turn, step, t]);

	const Step = STEPS[step];
	return (
		<CheckoutProvider value={words}>
			<WordsProvider value={words.account}>
				<div className="checkout">
					<StepsNav step={step} reached={checkout?.step ?? step} go={go} />
					<Offline />
					{state.status === 'ready' ? (
						<>
							<SessionWarning checkout={state.checkout} heardAt={state.heard_at} />
							<div className="checkout-main" data-step={step}>
								<Step
									key={step}
									checkout={state.checkout}
									isMoved={place.turn > 0}
									isEdit={place.isEdit}
									go={go}
								/>
								{step !== 'resume' && <Summary checkout={state.checkout} />}
							</div>
						</>
					) : (
						<Stopped
							state={state}
							onAgain={() => {
								go('login', { instead: true });
								void loadCheckout();
							}}
						/>
					)}
				</div>
			</WordsProvider>
		</CheckoutProvider>
	);
}
