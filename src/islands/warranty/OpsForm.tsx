import { useEffect } from 'react';
import { REGISTRATION_FORM } from '#contract/wheels/forms.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import { findDay } from '#domain/forms/form-values.ts';
import type { Messages } from '#i18n/messages.ts';
import type { FormExtras, FormHandle } from '#islands/forms/extras.ts';
import { FormShell } from '#islands/forms/FormShell.tsx';
import { readDraft } from '#state/drafts.ts';

export interface OpsFormProps {
	form: FormModel;
	messages: { forms: Messages; errors: Messages };
}

/** Maximum length of a serial in the form. */
const MAX_LENGTH = 64;

/** Fields that the registration form shares, whose values its draft holds on the device. */
const SHARED = ['purchase_date', 'first_name', 'last_name', 'email'];

/** Prefills the form from the URL fragment and the registration's draft, so nobody types twice. */
function Kept({ form }: { form: FormHandle }) {
	const { setValue } = form;
	useEffect(() => {
		const kept = new URLSearchParams(location.hash.slice(1));
		const serial = kept.get('serial')?.trim() ?? '';
		const date = kept.get('date') ?? '';
		if (serial !== '' && serial.length <= MAX_LENGTH) {
			setValue('serial_number', serial);
			const typed = readDraft(REGISTRATION_FORM, Date.now())?.values ?? {};
			for (const slug of SHARED) if (typed[slug]) setValue(slug, typed[slug]);
		}
		if (findDay(date) !== null) setValue('purchase_date', date);
	}, [setValue]);
	return null;
}

const EXTRAS: FormExtras = {
	below: { serial_number: (form) => <Kept form={form} /> },
};

/** Support request for a serial that was not found. */
export function OpsForm({ form, messages }: OpsFormProps) {
	return <FormShell form={form} messages={messages} extras={EXTRAS} />;
}
