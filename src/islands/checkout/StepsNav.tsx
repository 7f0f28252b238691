import type { MouseEvent } from 'react';
import { CHECKOUT_STEPS, type CheckoutStep } from '#contract/checkout/details.ts';
import { useCheckoutWords } from './context.ts';
import { isBefore, STEP_ROUTES } from './steps.ts';
import type { StepsUse } from './use-steps.ts';

interface StepsNavProps {
	step: CheckoutStep;
	reached: CheckoutStep;
	go: StepsUse['go'];
}

/** Whether a click is one that the page may take for itself: not one for another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A step as a link: to its page, which this one shows without loading it. */
export function StepLink({
	to,
	go,
	isEdit = false,
	className,
	label,
	text,
}: {
	to: CheckoutStep;
	go: StepsUse['go'];
	isEdit?: boolean;
	className: string;
	/** Where the text alone does not say what it is about. */
	label?: string;
	text: string;
}) {
	const { href } = useCheckoutWords();
	return (
		<a
			className={className}
			href={href[STEP_ROUTES[to]]}
			aria-label={label}
			onClick={(event) => {
				if (!isPlain(event)) return;
				event.preventDefault();
				go(to, { isEdit });
			}}
		>
			{text}
		</a>
	);
}

/** The four steps: the current one, and ways back to those before it. */
export function StepsNav({ step, reached, go }: StepsNavProps) {
	const { t } = useCheckoutWords();
	return (
		<nav aria-label={t('nav.label')}>
			<ol className="checkout-steps">
				{CHECKOUT_STEPS.map((one) => (
					<li key={one} aria-current={one === step ? 'step' : undefined}>
						{one !== step && !isBefore(reached, one) ? (
							<StepLink to={one} go={go} className="quiet-link" text={t(`step.${one}`)} />
						) : (
							<span>{t(`step.${one}`)}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
