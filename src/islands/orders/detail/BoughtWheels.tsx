import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { SerialOutcome } from '#contract/wheels/registrations.ts';
import { formatDate, formatPair } from '#i18n/format.ts';
import type { Translator } from '#i18n/messages.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import {
	type BoughtWheel,
	findBoughtWheels,
	registerBoughtWheels,
} from '#state/account/bought-wheels.ts';
import { Failure } from '../../account/parts/Failure.tsx';
import { useLoaded } from '../../account/parts/use-loaded.ts';

interface BoughtWheelsProps {
	order: { id: string; number: string; email: string };
	t: Translator<'orders'>;
	locale: Locale;
	/** Level of its heading, one below the heading above. */
	level?: 2 | 3;
	/** Names the order, and hides an order whose wheels are all registered. */
	isOneOfMany?: boolean;
	onRegistered?: () => void;
}

const OUTCOME_TEXTS = {
	success: 'wheels.open',
	already_registered: 'wheels.done',
	date_expired: 'wheels.late',
} as const;

/** Message key for the registration state of a wheel; other outcomes need the shop's help. */
const textKey = (outcome: SerialOutcome) =>
	outcome === 'success' || outcome === 'already_registered' || outcome === 'date_expired'
		? OUTCOME_TEXTS[outcome]
		: 'wheels.ask';

/**
 * Delivered wheels of an order: one button registers all that are eligible. Date and proof of
 * purchase come from the order. Repeats are harmless, on any device: the server locks the order.
 */
export function BoughtWheels(props: BoughtWheelsProps) {
	const { order, t, locale, level = 3, isOneOfMany = false, onRegistered } = props;
	const [state, again] = useLoaded(useCallback(() => findBoughtWheels(order.id), [order.id]));
	const [isPending, setPending] = useState(false);
	const [error, setError] = useState<ApiError | null>(null);
	const [registered, setRegistered] = useState(0);
	const status = useRef<HTMLParagraphElement>(null);
	// Alloy wheels have no extension to register, so they are left out.
	const wheels: readonly BoughtWheel[] =
		state.status === 'ready' ? state.data.filter(({ outcome }) => outcome !== 'not_found') : [];
	const isOpen = wheels.some(({ outcome }) => outcome === 'success');
	if (wheels.length === 0 || (isOneOfMany && !isOpen && registered === 0)) return null;

	async function register(): Promise<void> {
		if (isPending) return;
		setPending(true);
		setError(null);
		startProgress();
		const result = await registerBoughtWheels(order.id);
		endProgress(!result.ok);
		setPending(false);
		// On a conflict another device has registered the wheels: the reloaded list shows it.
		const isNothingLeft = !result.ok && result.error.code === 'conflict';
		if (!result.ok && !isNothingLeft) return setError(result.error);
		if (result.ok) setRegistered(result.data.length);
		await again();
		onRegistered?.();
		status.current?.focus();
	}
	const Heading = level === 2 ? 'h2' : 'h3';
	const title = isOneOfMany ? t('wheels.titleOf', { number: order.number }) : t('wheels.title');
	return (
		<section className="order-part bought-wheels">
			<Heading className="title-4">{title}</Heading>
			{isOpen && <p>{t('wheels.text', { email: order.email })}</p>}
			<ul className="order-parcels">
				{wheels.map(({ serial_number, product, delivered_on, outcome }) => (
					<li key={serial_number}>
						<p>
							<b>{product}</b> <span className="tabular">{serial_number}</span>
						</p>
						<p className="cart-soft">
							{formatPair(t('wheels.delivered'), formatDate(delivered_on, locale), locale)}
						</p>
						<p className="cart-soft">{t(textKey(outcome))}</p>
					</li>
				))}
			</ul>
			{error !== null && <Failure error={error} />}
			{isOpen && (
				<p>
					<button
						type="button"
						className="btn-ghost"
						aria-disabled={isPending}
						onClick={() => void register()}
					>
						{t('wheels.button', {
							count: wheels.filter(({ outcome }) => outcome === 'success').length,
						})}
					</button>
				</p>
			)}
			<p ref={status} role="status" tabIndex={-1}>
				{registered > 0 && t('wheels.sent', { email: order.email, count: registered })}
			</p>
		</section>
	);
}
