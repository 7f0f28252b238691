import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { get, useForm } from 'react-hook-form';
import { SUBMISSION_PARTS, type SubmissionResult } from '#contract/forms/submissions.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { $captchas, prepareCaptcha } from '#state/captcha.ts';
import { $submissions, type Submission, type SubmissionValues } from '#state/forms.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { errorText } from './error-texts.ts';
import type { FormExtras } from './extras.ts';
import { FormField } from './FormField.tsx';
import type { FormContext, Phones } from './context.ts';
import { mailLink } from './mail-link.ts';
import { toResolver, type FormValues } from './resolver.ts';
import { SendFailure } from './SendFailure.tsx';
import { SendRow } from './SendRow.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import './FormShell.css';

export interface FormShellProps {
	form: FormModel;
	messages: { forms: Messages; errors: Messages };
	/** Id of the entry that the form belongs to, such as the position applied for. */
	about?: string;
	extras?: FormExtras;
	/** Omitted by a form without phone fields. */
	phones?: Phones;
}

function findCode(error: unknown): string | null {
	const hasCode = typeof error === 'object' && error !== null && 'message' in error;
	return hasCode && typeof error.message === 'string' ? error.message : null;
}

const IDLE: Submission = { status: 'idle' };
const NO_EXTRAS: FormExtras = {};
const NO_PHONES: Phones = { usePrefix: () => () => {} };

/**
 * Any form of the API. Without script its markup posts as a plain form. With script it is validated
 * by the server's own rules, saved as a draft on the device, and sent with a captcha.
 */
export function FormShell({
	form: model,
	messages,
	about,
	extras = NO_EXTRAS,
	phones = NO_PHONES,
}: FormShellProps) {
	const submissions = useStore($submissions, { ssr: 'initial' });
	const captcha = useStore($captchas, { ssr: 'initial' })[model.slug];
	const submission = submissions[model.slug] ?? IDLE;
	const element = useRef<HTMLFormElement>(null);
	const [result, setResult] = useState<SubmissionResult | null>(null);

	const form = useForm<FormValues, unknown, SubmissionValues>({
		resolver: useMemo(() => toResolver(model, phones.ask), [model, phones]),
		shouldFocusError: false,
	});
	const { errors } = form.formState;
	const draft = useDraft(model, form);
	const followCountry = phones.usePrefix(model, form);
	const startOver = useCallback(() => {
		element.current?.reset();
		form.reset();
		draft.drop();
		setResult(null);
	}, [form, draft]);
	const { turn, submit } = useSending({ model, about, extras, form, draft, setResult, startOver });

	const context = useMemo<FormContext>(
		() => ({
			model,
			phones,
			t: createTranslator<'forms'>(model.locale, messages.forms),
			tErrors: createTranslator<'errors'>(model.locale, messages.errors),
		}),
		[model, messages, phones],
	);
	const { t } = context;
	const failing = model.fields.flatMap((field) => {
		const code = findCode(get(errors, field.slug));
		if (code === null) return [];
		const own = extras.errorText?.(code) ?? null;
		const text = own ?? errorText(t, model.locale, model.limits, field, code);
		return [{ slug: field.slug, label: field.label, text }];
	});
	const { Result } = extras;

	// From here on our own validation reports errors, in the page's language.
	useEffect(() => {
		if (element.current) element.current.noValidate = true;
	}, []);

	function onChange({ target }: SyntheticEvent<HTMLFormElement>) {
		followCountry(target);
		draft.keep();
		void prepareOnce();
		const isFile = target instanceof HTMLInputElement && target.type === 'file';
		// Report an invalid file before the rest is filled in.
		if (isFile) void form.trigger(target.name);
	}
	function prepareOnce() {
		return captcha === undefined || captcha === 'idle' ? prepareCaptcha(model.slug) : null;
	}

	const isBlocked = submission.status === 'blocked' || captcha === 'failed';
	const hasFailed = submission.status === 'failed' && failing.length === 0;
	return (
		<>
			{result && Result && (
				<Result result={result} startOver={startOver} goBack={() => setResult(null)} />
			)}
			<form
				ref={element}
				className="form"
				aria-label={model.name}
				action={model.action}
				method="post"
				encType="multipart/form-data"
				hidden={result !== null && Result !== undefined}
				onSubmit={submit}
				onChange={onChange}
			>
				<input type="hidden" name={SUBMISSION_PARTS.locale} value={model.locale} />
				{about !== undefined && <input type="hidden" name={SUBMISSION_PARTS.about} value={about} />}
				<div className="form-honeypot" aria-hidden="true">
					<input type="text" name={SUBMISSION_PARTS.honeypot} tabIndex={-1} autoComplete="off" />
				</div>
				<p className="form-legend">
					<span aria-hidden="true">* </span>
					{t('field.required')}
				</p>
				<ErrorSummary entries={failing} turn={turn} context={context} />
				{draft.isRestored && (
					<p className="form-draft">
						<span role="status">
							{t(
								model.fields.some(({ vue_type }) => vue_type === 'file')
									? 'draft.found'
									: 'draft.foundText',
							)}
						</span>
						<button type="button" className="link" onClick={startOver}>
							{t('draft.discard')}
						</button>
					</p>
				)}
				<div className="form-grid">
					{model.fields.map((field) => (
						<FormField
							key={field.slug}
							field={extras.narrow?.(field, form) ?? field}
							context={context}
							registration={form.register(field.slug)}
							error={failing.find(({ slug }) => slug === field.slug)?.text ?? null}
						>
							{extras.below?.[field.slug]?.(form)}
						</FormField>
					))}
				</div>
				{(isBlocked || hasFailed) && submission.status !== 'pending' && (
					<SendFailure
						error={!isBlocked && 'error' in submission ? submission.error : null}
						mailLink={() => mailLink(model, (slug) => form.getValues(slug))}
						onRetry={() =>
							submission.status === 'idle'
								? void prepareCaptcha(model.slug)
								: element.current?.requestSubmit()
						}
						context={context}
					/>
				)}
				<SendRow submission={submission} context={context} />
			</form>
		</>
	);
}
