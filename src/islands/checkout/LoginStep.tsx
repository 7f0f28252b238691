import { useMemo } from 'react';
import { RETURN_PARAM } from '#domain/security/return-path.ts';
import { saveContact } from '#state/checkout.ts';
import { typedIn, noteTyped } from '#state/checkout/typed.ts';
import { AccountForm } from '../account/form/AccountForm.tsx';
import { emailField } from '../account/form/fields.ts';
import { useCheckoutWords } from './context.ts';
import { Facts } from './Facts.tsx';
import { toRefusal } from './refusal.ts';
import type { StepProps } from './step.ts';
import { StepHeading } from './StepHeading.tsx';
import { afterStep } from './steps.ts';

/** Login step: guest checkout by e-mail first, of equal rank with signing in or registering. */
export function LoginStep({ checkout, isMoved, isEdit, go }: StepProps) {
	const words = useCheckoutWords();
	const { t, account, href } = words;
	const { contact } = checkout;
	const known = contact?.email ?? null;
	const fields = useMemo(() => {
		const field = emailField(account, 'email');
		return [{ ...field, hint: t('login.emailHint'), defaultValue: typedIn('email') ?? known }];
	}, [account, t, known]);
	const back = `${RETURN_PARAM}=${encodeURIComponent(href['checkout-shipping'] ?? '')}`;

	if (contact?.is_customer) {
		return (
			<div className="checkout-step">
				<StepHeading title={t('step.login')} isMoved={isMoved} />
				<p>{t('login.signedIn', { email: contact.email })}</p>
				<p>
					<button type="button" className="btn-primary" onClick={() => go('shipping')}>
						{t('way.toShipping')}
					</button>
				</p>
				<Facts checkout={checkout} />
			</div>
		);
	}
	return (
		<div className="checkout-step">
			<StepHeading title={t('step.login')} isMoved={isMoved} />
			{checkout.is_over && <p className="cart-notice">{t('session.overText')}</p>}
			<div className="checkout-ways">
				<section className="checkout-way">
					<h3 className="title-3">{t('login.guestTitle')}</h3>
					<p>{t('login.guestText')}</p>
					<AccountForm
						slug="checkout-contact"
						name={t('login.guestTitle')}
						fields={fields}
						button={t('login.guestButton')}
						send={({ email = '' }) => saveContact(email)}
						onDone={(next) => go(afterStep('login', next.step, isEdit))}
						refusal={(error) => toRefusal(words, error)}
						onField={noteTyped}
					/>
				</section>
				<section className="checkout-way">
					<h3 className="title-3">{t('login.accountTitle')}</h3>
					<p>{t('login.accountText')}</p>
					<p className="told-ways">
						<a className="btn-ghost" href={`${href.login}?${back}`}>
							{t('login.signIn')}
						</a>
						<a className="btn-ghost" href={`${href.register}?${back}`}>
							{t('login.register')}
						</a>
					</p>
				</section>
			</div>
			<Facts checkout={checkout} />
		</div>
	);
}
