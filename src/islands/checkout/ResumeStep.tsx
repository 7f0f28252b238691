import { useEffect, useRef, useState } from 'react';
import { stayInField } from '#islands/ui/stay-in-field.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import type { ApiError } from '#contract/errors.ts';
import { order } from '#state/checkout.ts';
import { toConflict } from '#state/checkout/conflict.ts';
import { Failure } from '../account/parts/Failure.tsx';
import { Changes, isToAccept } from './Changes.tsx';
import { useCheckoutWords } from './context.ts';
import { Given } from './Given.tsx';
import { LegalGuarantee } from './LegalGuarantee.tsx';
import { Lines } from './Lines.tsx';
import { Notices } from './Notices.tsx';
import { toRefusal } from './refusal.ts';
import type { StepProps } from './step.ts';
import { StepHeading } from './StepHeading.tsx';
import { Totals } from './Totals.tsx';
import '../forms/form-mark.css';
import '../forms/ChoiceControls.css';
import './resume.css';

/** Messages for the reasons that block the order button. */
const FAULTS = {
	terms: 'resume.termsMissing',
	newTerms: 'resume.termsChanged',
	changed: 'changed.refused',
} as const;

/** Review step: the whole order in one view, and the button that places a binding order. */
export function ResumeStep({ checkout, isMoved, go }: StepProps) {
	const words = useCheckoutWords();
	const { t, href, termsText, termsHref } = words;
	const [accepted, setAccepted] = useState(false);
	const [fault, setFault] = useState<keyof typeof FAULTS | null>(null);
	const [error, setError] = useState<ApiError | null>(null);
	const [totalBefore, setTotalBefore] = useState<number | null>(null);
	const [isPending, setPending] = useState(false);
	const box = useRef<HTMLInputElement>(null);
	const changes = useRef<HTMLDivElement>(null);
	const { total_amount } = checkout.tax;

	// After a return from the payment page the button must work again.
	useEffect(() => {
		const free = () => setPending(false);
		window.addEventListener('pageshow', free);
		return () => window.removeEventListener('pageshow', free);
	}, []);

	function show(refusal: ApiError, seen: number): void {
		setPending(false);
		const conflict = toConflict(refusal);
		if (conflict === 'total_amount.changed' || conflict === 'cart.changed') {
			// The buyer accepted the terms for a different order.
			setAccepted(false);
			setTotalBefore(seen);
			changes.current?.scrollIntoView({ block: 'center' });
			return;
		}
		if (conflict === 'terms_version.changed' || conflict === 'review.changed') {
			setAccepted(false);
			setFault(conflict === 'review.changed' ? 'changed' : 'newTerms');
			box.current?.focus();
			return;
		}
		setError(refusal);
	}

	async function send(): Promise<void> {
		if (isPending) return;
		setError(null);
		if (isToAccept(checkout.cart)) {
			setFault('changed');
			changes.current?.querySelector('button')?.focus();
			return;
		}
		if (!accepted) {
			setFault('terms');
			box.current?.focus();
			return;
		}
		setFault(null);
		setPending(true);
		startProgress();
		const result = await order(checkout);
		endProgress(!result.ok);
		if (!result.ok) return show(result.error, total_amount);
		const { id, url } = result.data;
		location.assign(url ?? `${href['checkout-done']}?order=${id}`);
	}

	const isTermsFault = fault === 'terms' || fault === 'newTerms';
	const isNewTotal = totalBefore !== null && totalBefore !== total_amount;
	return (
		<>
			<div className="checkout-step">
				<StepHeading title={t('step.resume')} isMoved={isMoved} />
				<div ref={changes}>
					<Changes checkout={checkout} totalBefore={isNewTotal ? totalBefore : null} />
				</div>
				<section>
					<h3 className="visually-hidden">{t('summary.title')}</h3>
					<Lines checkout={checkout} />
				</section>
				<Given checkout={checkout} go={go} />
				<Notices checkout={checkout} />
			</div>
			<section className="checkout-side checkout-bind" aria-label={t('total.total')}>
				<Totals checkout={checkout} />
				{/* Right above the button in each width, as Reg. (EU) 2025/1960 asks: never behind a link. */}
				{checkout.user_type === 'private' && <LegalGuarantee checkout={checkout} />}
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void send();
					}}
				>
					<label className="form-choice">
						<input
							ref={box}
							type="checkbox"
							checked={accepted}
							required
							aria-invalid={isTermsFault}
							aria-describedby={isTermsFault ? 'terms-fault' : undefined}
							onChange={({ target }) => {
								setAccepted(target.checked);
								setFault(null);
							}}
						/>
						<span>
							{termsText}
							<span className="form-mark" aria-hidden="true">
								{' *'}
							</span>
						</span>
					</label>
					{termsHref !== null && (
						<p className="form-link">
							<a className="link" href={termsHref} target="_blank" rel="noopener">
								{t('resume.termsLink')}
							</a>
						</p>
					)}
					{fault !== null && (
						<p id="terms-fault" className="field-error form-error" role="alert">
							{t(FAULTS[fault])}
						</p>
					)}
					{error !== null && <Failure error={error} own={toRefusal(words, error)} isTyped />}
					<button
						type="submit"
						className="btn-primary"
						aria-disabled={isPending}
						onMouseDown={stayInField}
					>
						{t('resume.order')}
					</button>
					<p className="cart-soft" role="status">
						{isPending && t('resume.sending')}
					</p>
				</form>
				<p className="cart-soft">{t('resume.bindNote')}</p>
			</section>
		</>
	);
}
