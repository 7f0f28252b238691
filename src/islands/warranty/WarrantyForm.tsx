import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
	type FocusEvent,
	type ReactNode,
} from 'react';
import { SERIAL_OUTCOMES } from '#contract/wheels/registrations.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import { normalSerial } from '#domain/catalogue/warranty.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { FormExtras, FormHandle } from '#islands/forms/extras.ts';
import type { Failure } from '#islands/forms/resolver.ts';
import { FormShell } from '#islands/forms/FormShell.tsx';
import type { SubmissionValues } from '#state/forms.ts';
import { checkWheel } from '#state/warranty.ts';
import { OtherWheel, PairSwitch } from './Pair.tsx';
import { DateNote, SerialNote, toText } from './SerialNote.tsx';
import { WarrantyResult } from './WarrantyResult.tsx';
import type { WarrantyContext } from './NextSteps.tsx';
import './WarrantyForm.css';

export interface WarrantyFormProps {
	form: FormModel;
	messages: { forms: Messages; errors: Messages; warranty: Messages };
	/** URLs of the pages that a rejected wheel may link to. */
	pages: WarrantyContext['pages'];
	/** Picture of the serial's place on a wheel; needs no script. */
	children?: ReactNode;
}

const SERIALS = ['serial_number', 'serial_number_second'] as const;
const DATE = 'purchase_date';

/**
 * Checks wheels before any upload. Possibly mistyped serials must be corrected or removed. If one
 * wheel of a pair is eligible, the registration continues and reports on the other.
 */
async function check(values: SubmissionValues): Promise<readonly Failure[]> {
	const date = toText(values[DATE]);
	const [first, second] = SERIALS.map((slug) => normalSerial(toText(values[slug])));
	if (first && first === second) return [{ path: SERIALS[1], code: 'same_serial' }];
	const typed = SERIALS.filter((slug) => normalSerial(toText(values[slug])));
	const failures: Failure[] = [];
	let isAnyGood = false;
	for (const slug of typed) {
		const state = await checkWheel(toText(values[slug]), date, new Date());
		// If the check is unavailable, the server decides when it gets the registration.
		if (state?.status !== 'done' || state.answer.outcome === 'success') isAnyGood = true;
		else {
			const { outcome } = state.answer;
			if (outcome.startsWith('date_')) return [{ path: DATE, code: outcome }];
			failures.push({ path: slug, code: outcome });
		}
	}
	return failures.filter(({ code }) => !isAnyGood || code === 'not_found');
}

/** Registration of a wheel or a pair. Serials are checked when their controls lose focus. */
export function WarrantyForm({ form: model, messages, pages, children: where }: WarrantyFormProps) {
	const { locale, email } = model;
	const context = useMemo<WarrantyContext>(
		() => ({ locale, email, pages, t: createTranslator<'warranty'>(locale, messages.warranty) }),
		[locale, email, pages, messages],
	);
	const frame = useRef<HTMLDivElement>(null);
	const [settledDate, settleDate] = useState('');
	const [hasPair, setHasPair] = useState(false);

	const extras = useMemo<FormExtras>(() => {
		const { t } = context;
		return {
			check,
			errorText(code) {
				if (code === 'same_serial') return t('pair.same');
				if (code === 'too_many_requests') return t('wait');
				const outcome = SERIAL_OUTCOMES.find((known) => known === code);
				return outcome ? t(`outcome.${outcome}`) : null;
			},
			below: {
				serial_number: (form: FormHandle) => (
					<>
						{where}
						<SerialNote form={form} context={context} which="first" />
						<PairSwitch t={t} hasPair={hasPair} onAdd={() => setHasPair(true)} />
					</>
				),
				serial_number_second: (form: FormHandle) => (
					<>
						<SerialNote form={form} context={context} which="second" />
						<OtherWheel form={form} t={t} setHasPair={setHasPair} />
					</>
				),
				purchase_date: (form: FormHandle) => (
					<DateNote form={form} context={context} settled={settledDate} />
				),
			},
			Result: (props) => <WarrantyResult {...props} context={context} />,
		};
	}, [context, where, settledDate, hasPair]);

	/** Checks the values of the controls: all of them, or only the blurred one. */
	const look = useCallback((form?: HTMLFormElement | null, left?: string) => {
		if (!form) return;
		const values = new FormData(form);
		const date = toText(values.get(DATE));
		const isAll = left === undefined || left === DATE;
		if (isAll) settleDate(date);
		for (const slug of SERIALS) {
			if (isAll || left === slug) void checkWheel(toText(values.get(slug)), date, new Date());
		}
	}, []);

	// Values typed before hydration or restored from a draft get no blur event.
	useEffect(() => look(frame.current?.querySelector('form')), [look]);

	function onBlur({ target }: FocusEvent<HTMLDivElement>) {
		if (target instanceof HTMLInputElement) look(target.form, target.name);
	}

	return (
		<div ref={frame} className="warranty-form" data-pair={hasPair || undefined} onBlur={onBlur}>
			<FormShell form={model} messages={messages} extras={extras} />
		</div>
	);
}
