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

/** Returns whether the page may handle a click itself, because it does not open another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Link to the page of a step. A plain click shows the step without loading that page. */
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
	/** Accessible name, for when the text alone is ambiguous. */
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

/** The four steps: the current one, and links to those that can be reached. */
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
