import { CONSENT_PURPOSES } from '#contract/consents/consents.ts';
import type { FormField } from '#contract/forms/forms.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { logConsents, toVersion } from '#server/consents/ports.ts';
import type { LocalizedForm } from './localize.ts';
import type { Accepted } from './handler.ts';

type Purpose = (typeof CONSENT_PURPOSES)[number];

/** Sentence that a person sees beside the control, and the notice that it links to. */
function toWording({ name, vue_type, options, attributes }: FormField): string {
	const label = vue_type === 'checkbox' ? (options[0]?.label ?? name) : name;
	return attributes.page_id ? `${label} [${attributes.page_id}]` : label;
}

/** Wordings of a form's consents, by purpose. */
function toConsentTexts(form: LocalizedForm) {
	return CONSENT_PURPOSES.flatMap((purpose) => {
		const field = form.fields.find(({ slug }) => slug === purpose);
		if (!field) return [];
		const text = toWording(field);
		return [{ purpose, text, locale: form.locale, version: toVersion(purpose, form.locale, text) }];
	});
}

/** Act of a value. Advertising waits for the mailed link; an empty box is no answer, a "no" is. */
function toConsentAct(purpose: Purpose, value: string) {
	if (purpose !== 'marketing') return 'given';
	return value === 'si' ? 'asked' : value === 'no' ? 'refused' : null;
}

/** Records a consent: person, text, time and origin. */
export async function recordConsents(tx: Tx, accepted: Accepted): Promise<void> {
	const { form, values, email, submissionId, client, now } = accepted;
	const texts = toConsentTexts(form);
	const rows = texts.flatMap(({ purpose, version }) => {
		const act = toConsentAct(purpose, values[purpose] ?? '');
		if (act === null) return [];
		return [
			{
				email,
				purpose,
				act,
				text_version: version,
				submission_id: submissionId,
				address: client.address,
				created_at: now,
			} as const,
		];
	});
	const wordings = texts.map((text) => ({ ...text, created_at: now }));
	await logConsents(tx, rows, wordings);
}
