import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Translator } from '#i18n/messages.ts';
import type { FormHandle } from '#islands/forms/extras.ts';
import { stayInField } from '#islands/ui/stay-in-field.ts';
import './Pair.css';

interface PairSwitchProps {
	t: Translator<'warranty'>;
	hasPair: boolean;
	onAdd: () => void;
}

/** Brings in the serial of the other wheel. Without script that stands there from the start. */
export function PairSwitch({ t, hasPair, onAdd }: PairSwitchProps) {
	if (hasPair) return null;
	return (
		<p className="pair-switch">
			<button type="button" className="btn-ghost" onMouseDown={stayInField} onClick={onAdd}>
				{t('pair.add')}
			</button>
			<span className="field-hint">{t('pair.hint')}</span>
		</p>
	);
}

interface OtherWheelProps {
	form: FormHandle;
	t: Translator<'warranty'>;
	setHasPair: (hasPair: boolean) => void;
}

/** Takes the other wheel out again; shows it when an earlier visit left one. */
export function OtherWheel({ form, t, setHasPair }: OtherWheelProps) {
	const second = useWatch({ control: form.control, name: 'serial_number_second' });
	const isTyped = typeof second === 'string' && second !== '';
	useEffect(() => {
		if (isTyped) setHasPair(true);
	}, [isTyped, setHasPair]);

	function leaveOut() {
		form.setValue('serial_number_second', '');
		form.clearErrors('serial_number_second');
		setHasPair(false);
		form.setFocus('serial_number');
	}
	return (
		<p className="pair-switch">
			<button type="button" className="link" onMouseDown={stayInField} onClick={leaveOut}>
				{t('pair.remove')}
			</button>
		</p>
	);
}
