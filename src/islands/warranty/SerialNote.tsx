import { useStore } from '@nanostores/react';
import { useWatch } from 'react-hook-form';
import { dayInRome } from '#domain/time/days.ts';
import { findDay } from '#domain/forms/form-values.ts';
import { dateOutcome, lastRegistrationDay, normalSerial } from '#domain/catalogue/warranty.ts';
import { formatDate } from '#i18n/format.ts';
import type { FormHandle } from '#islands/forms/extras.ts';
import { $serialChecks, checkKey, type SerialCheck } from '#state/warranty.ts';
import { toWords, type Refusal } from './answers.ts';
import { NextStep, type WarrantyContext } from './NextSteps.tsx';
import './SerialNote.css';

type Hint = Parameters<typeof toWords>[1];

export interface NoteProps {
	form: FormHandle;
	context: WarrantyContext;
}

/** Returns the value of a text control; an empty text for other values. */
export const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Current serials and purchase date in the controls. */
function useWheels({ control }: FormHandle) {
	const [first, second, bought] = useWatch({
		control,
		name: ['serial_number', 'serial_number_second', 'purchase_date'],
	});
	return { first: toText(first), second: toText(second), date: toText(bought) };
}

/**
 * Result of the check, next to a wheel's serial: pending, eligible, rejected with a link to what to
 * do next, or failed.
 */
export function SerialNote({ form, context, which }: NoteProps & { which: 'first' | 'second' }) {
	const checks = useStore($serialChecks, { ssr: 'initial' });
	const wheels = useWheels(form);
	const serial = normalSerial(wheels[which]);
	const isTwin = which === 'second' && serial !== '' && serial === normalSerial(wheels.first);
	const check = serial === '' ? undefined : checks[checkKey(serial, wheels.date)];
	return (
		<div className="serial-note" role="status">
			{isTwin && <p className="serial-note-refused">{context.t('pair.same')}</p>}
			{!isTwin && check && (
				<Checked check={check} context={context} serial={serial} date={wheels.date} />
			)}
		</div>
	);
}

interface SaidProps {
	context: WarrantyContext;
	serial: string;
	date: string;
}

/** Checks the date against today, read at each call: a page may stay open past midnight. */
const outcomeToday = (date: string) => dateOutcome(date, dayInRome(new Date()));

function Checked({ check, ...props }: SaidProps & { check: SerialCheck }) {
	const { t } = props.context;
	if (check.status === 'pending') return <p>{t('check.pending')}</p>;
	if (check.status === 'failed') {
		if (check.retry_after_s === null) return <p>{t('check.failed')}</p>;
		const minutes = Math.max(1, Math.ceil(check.retry_after_s / 60));
		return <p>{t('check.tooMany', { minutes })}</p>;
	}
	const { outcome, hint } = check.answer;
	if (outcome === 'success') return <p className="serial-note-good">{t('check.ready')}</p>;
	// The note at the date already states it.
	if (outcome === outcomeToday(props.date)) return null;
	return <Refused outcome={outcome} hint={hint} {...props} />;
}

/** Explains why a wheel cannot be registered, with the next step. */
export function Refused(props: SaidProps & { outcome: Refusal; hint: Hint }) {
	const { outcome, hint, context, serial, date } = props;
	const { title, next, way } = toWords(outcome, hint);
	return (
		<>
			<p className="serial-note-refused">{context.t(title)}</p>
			{next.map((key) => (
				<p key={key}>{context.t(key)}</p>
			))}
			<NextStep way={way} context={context} serial={serial} date={date} />
		</>
	);
}

/**
 * Result of the date alone, before any request: rejected, or the last day for the registration.
 * `settled` is the date at the last blur of its control.
 */
export function DateNote({ form, context, settled }: NoteProps & { settled: string }) {
	const { date } = useWheels(form);
	const isSettled = date !== '' && date === settled && findDay(date) !== null;
	const outcome = isSettled ? outcomeToday(date) : null;
	return (
		<div className="serial-note" role="status">
			{outcome && <Refused outcome={outcome} hint={null} context={context} serial="" date={date} />}
			{isSettled && !outcome && (
				<p>
					{context.t('check.readyNext', {
						date: formatDate(lastRegistrationDay(date), context.locale),
					})}
				</p>
			)}
		</div>
	);
}
