import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { get, useForm } from 'react-hook-form';
import type { ApiResult } from '#state/result.ts';
import type { ApiError } from '#contract/errors.ts';
import type { FormFieldModel, FormModel } from '#domain/forms/form-model.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import { stayInField } from '#islands/ui/stay-in-field.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { keepPlace } from '../../forms/keep-place.ts';
import type { Field } from './filling.ts';
import type { FormContext, Kind, Phones } from '../../forms/context.ts';
import { askRules, toResolver, type AskRules, type FormValues } from '../../forms/resolver.ts';
import { useWords } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';
import { FormSectionFrame, type FormSection } from '../parts/FormSection.tsx';
import { findCode, NO_LIMITS, toText } from './form-texts.ts';
import { PasswordControl } from './PasswordControl.tsx';
import { type LackingFields, useSubmitOnceThere } from './use-submit-once-there.ts';
import '../../forms/FormShell.css';
import '../../forms/SendRow.css';
import './AccountForm.css';

const NO_PHONES: Phones = { usePrefix: () => () => {} };
const KINDS: Readonly<Record<string, Kind>> = {
	password: { Control: PasswordControl, naming: 'label', isKept: false },
};
const ALL_TOGETHER: readonly FormSection[] = [{ id: 'all' }];

export type Values = Readonly<Record<string, string>>;

export interface AccountFormProps<T> {
	/** Part of the field ids, unique among the forms of a page. */
	slug: string;
	/** Accessible name of the form. */
	name: string;
	fields: FormFieldModel[];
	/** Fields still loading: a submission waits for them and is validated with them. */
	lacking?: LackingFields | null;
	button: string;
	send: (values: Values) => Promise<ApiResult<T>>;
	onDone: (data: T, values: Values) => void;
	/** The form's own message for a server error; null uses the common one. */
	refusal?: (error: ApiError) => string | null;
	/** Validation, beyond the rules of the fields; defaults to `askRules`. */
	ask?: AskRules;
	/** The form's own message for a validation code; null uses the common one. */
	says?: (field: FormFieldModel, code: string) => string | null;
	/** Groups of fields with the content around them; if omitted, one group holds all fields. */
	sections?: readonly FormSection[];
	/** Example of a postal code in the country's format. */
	example?: string;
	/** Result of the last action, announced beside the button. */
	done?: string | null;
	onField?: (slug: string, value: string) => void;
	/** Derives values from a field, on change and on blur. */
	complete?: (field: Field) => unknown;
	/** Content below a field, by slug. */
	below?: Readonly<Record<string, ReactNode>>;
	/** Content beside the button. */
	children?: ReactNode;
	/** True if the form is secondary on its page, so that its button is not yellow. */
	isQuiet?: boolean;
	/** Resets the form after it was sent, without moving the focus. */
	isEmptied?: boolean;
}

/**
 * Form of the account, validated by the rules of the form engine on blur and sent as JSON. Errors
 * from the server appear at their field and in the summary; the input stays.
 */
export function AccountForm<T>(props: AccountFormProps<T>) {
	const { slug, name, fields, button, send, onDone, ask = askRules, example = '' } = props;
	const { sections = ALL_TOGETHER, lacking = null } = props;
	const words = useWords();
	const { locale, email, countries, tForms, tErrors } = words;
	const model = useMemo<FormModel>(
		() => ({
			slug,
			name,
			locale,
			action: '',
			button,
			fields,
			countries,
			limits: NO_LIMITS,
			email,
			thanksHref: '',
		}),
		[slug, name, locale, button, fields, countries, email],
	);
	const form = useForm<FormValues, unknown, Values>({
		resolver: useMemo(
			() => async (values, context, options) => {
				const checked = await toResolver(model, ask)(values, context, options);
				return 'values' in checked && Object.keys(checked.errors).length === 0
					? { values: withPasswords(model, checked.values, values), errors: {} }
					: { values: {}, errors: checked.errors };
			},
			[model, ask],
		),
		mode: 'onTouched',
		shouldFocusError: false,
	});
	const { errors } = form.formState;
	const element = useRef<HTMLFormElement>(null);
	const [turn, setTurn] = useState(0);
	const [isPending, setPending] = useState(false);
	const [failure, setFailure] = useState<ApiError | null>(null);
	const context = useMemo<FormContext>(
		() => ({ model, phones: NO_PHONES, kinds: KINDS, t: tForms, tErrors }),
		[model, tForms, tErrors],
	);

	// From here on our own validation reports errors, in the page's language.
	useEffect(() => {
		if (element.current) element.current.noValidate = true;
	}, []);
	// Changed rules may accept a value that failed before, so validate failed fields again.
	const failed = useRef<string[]>([]);
	useEffect(() => {
		failed.current = Object.keys(errors);
	}, [errors]);
	useEffect(() => {
		if (failed.current.length > 0) void form.trigger(failed.current);
	}, [ask, form]);
	// A page restored from the back/forward cache can be submitted again.
	useEffect(() => {
		const free = () => setPending(false);
		window.addEventListener('pageshow', free);
		return () => window.removeEventListener('pageshow', free);
	}, []);

	const failing = fields.flatMap((field) => {
		const code = findCode(get(errors, field.slug));
		if (code === null) return [];
		const text = props.says?.(field, code) ?? toText(words, field, code, example);
		return [{ slug: field.slug, label: field.label, text }];
	});

	function show(error: ApiError): void {
		const named = 'fields' in error ? error.fields : [];
		const known = named.filter(({ path }) => fields.some((field) => field.slug === path));
		for (const { path, code } of known) form.setError(path, { type: 'host', message: code });
		if (known.length > 0) setTurn((before) => before + 1);
		else setFailure(error);
	}

	const completeFrom = (target: EventTarget, isLeft: boolean) =>
		target instanceof HTMLInputElement &&
		props.complete?.({ form, slug: target.name, isLeft, onField: props.onField });

	const submit = form.handleSubmit(
		async (values) => {
			if (isPending) return;
			setPending(true);
			setFailure(null);
			startProgress();
			const result = await send(values);
			endProgress(!result.ok);
			setPending(false);
			if (!result.ok) return show(result.error);
			setTurn(0);
			// After the form has recorded the submission, else the next key would report an error.
			if (props.isEmptied) setTimeout(() => form.reset());
			onDone(result.data, values);
		},
		() => setTurn((before) => before + 1),
	);

	const { isWaiting, above, atButton, onSubmit } = useSubmitOnceThere(submit, lacking);

	return (
		<form
			ref={element}
			className="form account-form"
			aria-label={name}
			method="post"
			onSubmit={onSubmit}
			onChange={({ target }) => {
				const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
				if (isControl) props.onField?.(target.name, target.value);
				completeFrom(target, false);
			}}
			onBlur={({ target }) => completeFrom(target, true)}
		>
			<ErrorSummary entries={failing} turn={turn} context={context} />
			{above !== null && <Failure error={above} />}
			{sections.map(({ id, title, before, slugs, after }) => (
				<FormSectionFrame key={id} title={title}>
					{before}
					<div className="form-grid">
						{fields
							.filter(({ slug: own }) => slugs === undefined || slugs.includes(own))
							.map((field) => (
								<FormField
									key={field.slug}
									field={field}
									context={context}
									registration={form.register(field.slug)}
									error={failing.find(({ slug: failed }) => failed === field.slug)?.text ?? null}
								>
									{props.below?.[field.slug]}
								</FormField>
							))}
					</div>
					{after}
				</FormSectionFrame>
			))}
			{atButton !== null && <Failure error={atButton} isTyped />}
			{failure !== null && atButton === null && (
				<div ref={keepPlace}>
					<Failure error={failure} own={props.refusal?.(failure) ?? null} isTyped />
				</div>
			)}
			<div className="form-send">
				<button
					type="submit"
					className={props.isQuiet ? 'btn-ghost' : 'btn-primary'}
					aria-disabled={isPending || isWaiting}
					onMouseDown={stayInField}
				>
					{isPending || isWaiting ? words.t('state.sending') : button}
				</button>{' '}
				{props.children}
				<p className="form-status" role="status">
					{props.done}
				</p>
			</div>
		</form>
	);
}

/** Takes passwords as typed: leading and trailing spaces belong to them. */
function withPasswords(
	{ fields }: FormModel,
	sent: Readonly<Record<string, unknown>>,
	typed: FormValues,
): Record<string, string> {
	return Object.fromEntries(
		fields.map(({ slug, vue_type }) => [
			slug,
			String((vue_type === 'password' ? typed[slug] : sent[slug]) ?? ''),
		]),
	);
}
