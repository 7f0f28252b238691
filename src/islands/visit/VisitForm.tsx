import { useEffect, useMemo } from 'react';
import { choicesWith, offers } from '#domain/forms/form-choices.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import type { Messages } from '#i18n/messages.ts';
import type { FormExtras, FormHandle } from '#islands/forms/extras.ts';
import { createTranslator } from '#i18n/translator.ts';
import { FormShell } from '#islands/forms/FormShell.tsx';

export interface VisitFormProps {
	form: FormModel;
	messages: { forms: Messages; errors: Messages };
}

const WHEEL = 'article';
const STORE = 'store';
/** Server errors for a choice that was available when the page was built. */
const REFUSALS = ['gone', 'not_carried'] as const;

const findField = ({ fields }: FormModel, wanted: string) =>
	fields.find(({ slug }) => slug === wanted);

/** Preselects the choices in the URL that are still offered, unless the visitor has chosen. */
function Named({ model, form }: { model: FormModel; form: FormHandle }) {
	const { getValues, setValue } = form;
	useEffect(() => {
		const named = new URLSearchParams(location.search);
		for (const slug of [WHEEL, STORE]) {
			const value = named.get(slug) ?? '';
			if (!getValues(slug) && offers(findField(model, slug), value)) setValue(slug, value);
		}
	}, [model, getValues, setValue]);
	return null;
}

/** Form to see a wheel in a store; once a wheel is chosen, only the stores that carry it remain. */
export function VisitForm({ form: model, messages }: VisitFormProps) {
	const extras = useMemo<FormExtras>(() => {
		const t = createTranslator<'forms'>(model.locale, messages.forms);
		return {
			errorText(code) {
				const refusal = REFUSALS.find((known) => known === code);
				return refusal ? t(`error.${refusal}`) : null;
			},
			narrow: (field, { getValues, watch }) =>
				field.slug === STORE
					? choicesWith(field, getValues(STORE), findField(model, WHEEL), watch(WHEEL))
					: field,
			below: { [WHEEL]: (form) => <Named model={model} form={form} /> },
		};
	}, [model, messages]);
	return <FormShell form={model} messages={messages} extras={extras} />;
}
