import { useState } from 'react';
import { noteCheckout } from '#state/analytics-orders.ts';
import { savePayment } from '#state/checkout.ts';
import { AccountForm } from '../account/form/AccountForm.tsx';
import { Choice } from './Choice.tsx';
import { useCheckoutWords } from './context.ts';
import { meansText } from './Facts.tsx';
import { MeansAbove } from './MeansAbove.tsx';
import { toRefusal } from './refusal.ts';
import type { StepProps } from './step.ts';
import { StepHeading } from './StepHeading.tsx';
import { afterStep } from './steps.ts';

/** Payment step: payment methods, each with a description. No payment happens here. */
export function PaymentStep({ checkout, isMoved, isEdit, go }: StepProps) {
	const words = useCheckoutWords();
	const { t } = words;
	const { means } = checkout;
	const [wished, setWished] = useState(checkout.provider);
	const chosen = means.find(({ provider }) => provider === wished) ?? means[0] ?? null;

	return (
		<div className="checkout-step">
			<StepHeading title={t('step.payment')} isMoved={isMoved} />
			<MeansAbove checkout={checkout} />
			{chosen === null && checkout.means_above.length === 0 && (
				<p className="cart-notice">{t('means.none')}</p>
			)}
			{chosen !== null && (
				<AccountForm
					slug="checkout-payment"
					name={t('step.payment')}
					fields={[]}
					sections={[
						{
							id: 'means',
							before: (
								<Choice
									name="provider"
									legend={t('means.title')}
									value={chosen.provider}
									onChoose={setWished}
									options={means.map((one) => ({ value: one.provider, ...meansText(words, one) }))}
								/>
							),
						},
					]}
					button={t('way.toResume')}
					send={() => savePayment(chosen.provider)}
					onDone={(next) => {
						noteCheckout('add_payment_info', next);
						go(afterStep('payment', next.step, isEdit));
					}}
					refusal={(error) => toRefusal(words, error)}
				>
					<p className="cart-soft">{t('means.later')}</p>
				</AccountForm>
			)}
		</div>
	);
}
