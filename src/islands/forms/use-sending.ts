import { useCallback, useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import { SENT_KEY } from '#contract/storage-keys.ts';
import { resetSubmission, sendForm, type SubmissionValues } from '#state/forms.ts';
import type { FormExtras, FormHandle } from './extras.ts';
import type { Failure } from './resolver.ts';
import type { DraftHandle } from './use-draft.ts';

interface SendingOptions {
	model: FormModel;
	about: string | undefined;
	extras: FormExtras;
	form: FormHandle;
	draft: DraftHandle;
	setResult: (result: SubmissionResult) => void;
	startOver: () => void;
}

/** Errors of a whole body that name no field: the field with the file shows them. */
const FILE_CODES: Record<string, string> = {
	payload_too_large: 'form_too_large',
	unsupported_media_type: 'file_type',
};

/** Lists the fields that a server error names. */
function failuresIn(error: ApiError, { fields }: FormModel, getValue: (slug: string) => unknown) {
	const known = new Set(fields.map(({ slug }) => slug));
	const named: Failure[] =
		'fields' in error ? error.fields.filter(({ path }) => known.has(path)) : [];
	const fileCode = FILE_CODES[error.code];
	if (named.length > 0 || fileCode === undefined) return named;
	const chosen = fields.filter(({ slug, vue_type }) => {
		const value = vue_type === 'file' ? getValue(slug) : null;
		return value instanceof FileList && value.length > 0;
	});
	return chosen.map(({ slug }): Failure => ({ path: slug, code: fileCode }));
}

/** Opens the thank-you page; session storage names what was sent, in this tab only. */
function leaveFor({ slug, thanksHref: href }: FormModel, { reference }: SubmissionResult): void {
	const query = `${new URLSearchParams({ form: slug, ...(reference !== null && { ref: reference }) })}`;
	try {
		sessionStorage.setItem(SENT_KEY, query);
	} catch {
		// Storage may be disabled: the page then shows its general text.
	}
	location.assign(`${href}?${query}`);
}

/**
 * Validates and sends a form. `turn` increments with every submission that was not sent. A second
 * submit while one is pending is ignored.
 */
export function useSending(options: SendingOptions) {
	const { model, about, extras, form, draft, setResult, startOver } = options;
	const [turn, setTurn] = useState(0);
	const isBusy = useRef(false);
	const isGone = useRef(false);

	const refuse = useCallback(
		(failures: readonly Failure[]) => {
			for (const { path, code } of failures) form.setError(path, { type: 'host', message: code });
		},
		[form],
	);

	async function send(values: SubmissionValues): Promise<boolean> {
		const refused = (await extras.check?.(values)) ?? [];
		if (refused.length > 0) {
			refuse(refused);
			return false;
		}
		const sendOnce = () =>
			sendForm(model.slug, {
				locale: model.locale,
				key: draft.key(),
				about: about ?? null,
				values,
			});
		let outcome = await sendOnce();
		if (outcome.status === 'failed' && outcome.error.code === 'conflict') {
			// An earlier version was stored, only its response was lost: send with a new key.
			draft.renewKey();
			outcome = await sendOnce();
		}
		if (outcome.status === 'failed') {
			const failures = failuresIn(outcome.error, model, (slug) => form.getValues(slug));
			if (failures.length > 0) refuse(failures);
		}
		if (outcome.status !== 'done') return false;
		const { result } = outcome;
		if (result.outcome !== 'not_registered') draft.drop();
		if (extras.Result) {
			resetSubmission(model.slug);
			setResult(result);
		} else {
			isGone.current = true;
			// Browsers restore the values of a form on return.
			startOver();
			leaveFor(model, result);
		}
		return true;
	}

	// The back/forward cache restores the page as it was left: do not send the same form again.
	useEffect(() => {
		function welcomeBack({ persisted }: PageTransitionEvent) {
			if (!persisted || !isGone.current) return;
			isGone.current = false;
			isBusy.current = false;
			endProgress();
			resetSubmission(model.slug);
			startOver();
		}
		window.addEventListener('pageshow', welcomeBack);
		return () => window.removeEventListener('pageshow', welcomeBack);
	}, [model, startOver]);

	function submit(event: BaseSyntheticEvent) {
		event.preventDefault();
		if (isBusy.current || isGone.current) return;
		isBusy.current = true;
		let isSent = false;
		const run = form.handleSubmit(async (values) => {
			startProgress();
			isSent = await send(values);
			// The progress bar stays until the next page takes over.
			if (!isGone.current) endProgress(!isSent);
		});
		void run(event).finally(() => {
			isBusy.current = false;
			// Only now do the fields show their errors, so that the summary has entries.
			if (!isSent) setTurn((before) => before + 1);
		});
	}

	return { turn, submit };
}
