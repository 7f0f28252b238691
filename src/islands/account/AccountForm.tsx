import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { get, useForm } from 'react-hook-form';
import type { ApiResult } from '#state/result.ts';
import type { ApiError } from '#contract/errors.ts';
import type { FormFieldModel, FormModel } from '#domain/form-model.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import { stayInField } from '#islands/ui/stay-in-field.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { FormField } from '../forms/FormField.tsx';
import type { Field } from './filling.ts';
import type { FormContext, Kind, Phones } from '../forms/context.ts';
import { askRules, resolverOf, type AskRules, type FormValues } from '../forms/resolver.ts';
import { useWords } from './context.ts';
import { Failure } from './Failure.tsx';
import { FormSectionFrame, type FormSection } from './FormSection.tsx';
import { codeOf, NO_LIMITS, textOf } from './form-texts.ts';
import { PasswordControl } from './PasswordControl.tsx';
import { type LackingFields, useSubmitOnceThere } from './use-submit-once-there.ts';
import '../forms/FormShell.css';
import '../forms/SendRow.css';
import './AccountForm.css';

const NO_PHONES: Phones = { usePrefix: () => () => {} };
const KINDS: Readonly<Record<string, Kind>> = {
	password: { Control: PasswordControl, naming: 'label', isKept: false },
};
const ALL_TOGETHER: readonly FormSection[] = [{ id: 'all' }];

export type Values = Readonly<Record<string, string>>;

export interface AccountFormProps<T> {
	/** Tells the fields of forms on one page apart. */
	slug: string;
	/** What the form is called. */
	name: string;
	fields: FormFieldModel[];
	/** Others that are not there yet: who sends waits for them, and is told by them what is missing. */
	lacking?: LackingFields | null;
	button: string;
	send: (values: Values) => Promise<ApiResult<T>>;
	onDone: (data: T, values: Values) => void;
	/** A refusal in the form's own words; null leaves it to the common ones. */
	refusal?: (error: ApiError) => string | null;
	/** Rules that a form knows besides those of its fields. */
	ask?: AskRules;
	/** Words of its own for the code of a broken rule; null leaves it to the common ones. */
	says?: (field: FormFieldModel, code: string) => string | null;
	/** Fields in groups, each with what stands around it; left out, they follow each other. */
	sections?: readonly FormSection[];
	/** A postal code as the country writes it. */
	example?: string;
	/** What was just done, said once beside the button. */
	done?: string | null;
	onField?: (slug: string, value: string) => void;
	/** Fills in what a field tells of others, as it changes and as it is left. */
	complete?: (field: Field) => unknown;
	/** Stands under one field. */
	below?: Readonly<Record<string, ReactNode>>;
	/** Stands beside the button. */
	children?: ReactNode;
	/** Stands beside what the page is about, and leaves the yellow to that. */
	isQuiet?: boolean;
	/** Empty again once it was sent; whoever sent it stays where he is in it. */
	isEmptied?: boolean;
}

/**
 * A form of the account, checked by the rules of the form engine on leaving a field, and sent as
 * JSON. What the host refuses stands at its field and in the summary; what was typed stays.
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
				const checked = await resolverOf(model, ask)(values, context, options);
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

	// Its own rules speak from here on, in the page's language.
	useEffect(() => {
		if (element.current) element.current.noValidate = true;
	}, []);
	// Other rules may have cured what was wrong: the message goes with it.
	const failed = useRef<string[]>([]);
	useEffect(() => {
		failed.current = Object.keys(errors);
	}, [errors]);
	useEffect(() => {
		if (failed.current.length > 0) void form.trigger(failed.current);
	}, [ask, form]);
	// A page that comes back from the browser's memory is free to be sent again.
	useEffect(() => {
		const free = () => setPending(false);
		window.addEventListener('pageshow', free);
		return () => window.removeEventListener('pageshow', free);
	}, []);

	const failing = fields.flatMap((field) => {
		const code = codeOf(get(errors, field.slug));
		if (code === null) return [];
		const text = props.says?.(field, code) ?? textOf(words, field, code, example);
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
			// After the form has noted that it was sent: else it would fault the next letter typed.
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
				<Failure error={failure} own={props.refusal?.(failure) ?? null} isTyped />
			)}
			<div className="form-send">
				<button
					type="submit"
					className={props.isQuiet ? 'btn-ghost' : 'btn-primary'}
					aria-disabled={isPending || isWaiting}
					onMouseDown={stayInField}
				>
					{isPending || isWaiting ? words.t('state.sending') : button}
				</button>
				{props.children}
				<p className="form-status" role="status">
					{props.done}
				</p>
			</div>
		</form>
	);
}

/** Passwords as they were typed: spaces at their ends belong to them. */
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
