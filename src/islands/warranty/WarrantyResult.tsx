import { useEffect, useRef } from 'react';
import type { WheelResult } from '#contract/wheels/registrations.ts';
import { formatDate } from '#i18n/format.ts';
import type { ResultProps } from '#islands/forms/extras.ts';
import { forgetChecks } from '#state/warranty.ts';
import { Refused } from './SerialNote.tsx';
import type { WarrantyContext } from './NextSteps.tsx';
import '../forms/form-ways.css';
import './SerialNote.css';
import './WarrantyResult.css';

/** Result per wheel, in place of the form: requested, with its last day, or why not. */
export function WarrantyResult({
	result,
	startOver,
	goBack,
	context,
}: ResultProps & { context: WarrantyContext }) {
	const { t } = context;
	const title = useRef<HTMLHeadingElement>(null);
	const { wheels, reference } = result;
	const count = wheels.filter(({ outcome }) => outcome === 'success').length;
	const isDone = count > 0;

	useEffect(() => {
		// The focused button was removed, and cached checks are outdated.
		title.current?.focus();
		forgetChecks();
	}, []);

	return (
		<section className="warranty-result">
			<h3 ref={title} tabIndex={-1} className="title-2">
				{isDone ? t('result.done', { count }) : t('result.none')}
			</h3>
			{isDone ? (
				<>
					<p className="lead">{t('outcome.success')}</p>
					<p>{t('result.mail')}</p>
					{reference !== null && (
						<p className="warranty-reference">
							<span>{t('result.reference')}</span> <strong>{reference}</strong>
						</p>
					)}
				</>
			) : (
				<p className="lead">{t('result.noneText')}</p>
			)}
			<ul className="warranty-wheels">
				{wheels.map((wheel) => (
					<li key={wheel.serial_number}>
						<Wheel wheel={wheel} context={context} />
					</li>
				))}
			</ul>
			<p className="form-ways">
				<button
					type="button"
					className={isDone ? 'btn-ghost' : 'btn-primary'}
					onClick={isDone ? startOver : goBack}
				>
					{t(isDone ? 'result.again' : 'result.back')}
				</button>
			</p>
		</section>
	);
}

function Wheel({ wheel, context }: { wheel: WheelResult; context: WarrantyContext }) {
	const { serial_number, outcome, hint, product, extension_ends_on } = wheel;
	const { t, locale } = context;
	return (
		<>
			<h4 className="warranty-wheel-name">
				{product !== null && <span className="title-3">{product}</span>}{' '}
				<span className="warranty-serial">
					<span className="visually-hidden">{t('result.serial')} </span>
					{serial_number}
				</span>
			</h4>
			{outcome === 'success' ? (
				extension_ends_on !== null && (
					<p>{t('result.terms', { date: formatDate(extension_ends_on, locale) })}</p>
				)
			) : (
				<div className="serial-note">
					<Refused outcome={outcome} hint={hint} context={context} serial={serial_number} date="" />
				</div>
			)}
		</>
	);
}
