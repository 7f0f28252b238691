import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { isEmail } from '#contract/email.ts';
import type { WishlistEntry } from '#contract/wishlist/entries.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { askToBeTold, type Asked } from '#state/wishlist/notices.ts';
import { toTranslator, type ListProps } from './context.ts';

interface NoticeFormProps {
	page: ListProps;
	entry: Extract<WishlistEntry, { state: 'sold' }>;
	title: string;
	country: string;
	/** True if signed in: a customer's e-mail address is known and confirmed. */
	isCustomer: boolean;
}

const SAID: Record<Asked, MessageKey<'wishlist'>> = {
	confirm_by_mail: 'notice.confirm_by_mail',
	waiting: 'notice.waiting',
	in_stock: 'notice.in_stock',
	not_sold: 'notice.not_sold',
	too_many: 'notice.tooMany',
	invalid: 'notice.invalid',
	gone: 'notice.gone',
	often: 'notice.often',
	failed: 'notice.failed',
};
const DONE: readonly Asked[] = ['confirm_by_mail', 'waiting', 'in_stock', 'not_sold', 'gone'];

/** Subscribes to a notice: a button, then an e-mail field for guests; the result replaces both. */
export function NoticeForm({ page, entry, title, country, isCustomer }: NoticeFormProps) {
	const t = toTranslator(page);
	const [isOpen, setOpen] = useState(false);
	const [isPending, setPending] = useState(false);
	const [asked, setAsked] = useState<Asked | null>(null);
	const [email, setEmail] = useState('');
	const field = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const said = useRef<HTMLParagraphElement>(null);
	const id = useId();
	const kind = entry.availability === 'out_of_stock' ? 'back' : 'cheaper';
	const isDone = asked !== null && DONE.includes(asked);

	useEffect(() => {
		if (isOpen) field.current?.focus();
	}, [isOpen]);
	useEffect(() => {
		// The focused button was removed.
		if (isDone) said.current?.focus();
		else if (asked === 'invalid') field.current?.focus();
	}, [isDone, asked]);

	async function ask(address: string | null) {
		if (isPending) return;
		if (address !== null && !isEmail(address.trim())) {
			setAsked(null);
			queueMicrotask(() => setAsked('invalid'));
			return;
		}
		setPending(true);
		const { locale } = page;
		setAsked(await askToBeTold({ kind, variant_id: entry.id, country, locale }, address));
		setPending(false);
	}
	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		void ask(email);
	}
	function close() {
		setOpen(false);
		setAsked(null);
		queueMicrotask(() => opener.current?.focus());
	}

	if (isDone) {
		return (
			<p className="wish-said" ref={said} tabIndex={-1}>
				{t(SAID[asked])}
			</p>
		);
	}
	const error = asked === null ? null : t(SAID[asked]);
	if (!isOpen) {
		return (
			<>
				<button
					ref={opener}
					type="button"
					className={kind === 'back' ? 'btn-ghost' : 'wish-quiet link'}
					aria-label={t(`notice.${kind}Name`, { title })}
					aria-disabled={isPending}
					onClick={() => (isCustomer ? void ask(null) : setOpen(true))}
				>
					{t(isPending ? 'notice.pending' : `notice.${kind}`)}
				</button>
				{error !== null && (
					<p className="field-error" role="alert">
						{error}
					</p>
				)}
			</>
		);
	}
	return (
		<form className="wish-form" noValidate onSubmit={submit}>
			<label className="field-label" htmlFor={id}>
				{t('notice.email')}
			</label>
			<input
				ref={field}
				id={id}
				className="field"
				type="email"
				name="email"
				autoComplete="email"
				inputMode="email"
				required
				maxLength={254}
				value={email}
				aria-invalid={asked === 'invalid'}
				aria-describedby={`${id}-note${error === null ? '' : ` ${id}-error`}`}
				onChange={({ target }) => {
					setEmail(target.value);
					setAsked(null);
				}}
			/>
			{error !== null && (
				<p className="field-error" id={`${id}-error`} role="alert">
					{error}
				</p>
			)}
			<p className="field-hint" id={`${id}-note`}>
				{t('notice.note')}{' '}
				<a className="link" href={page.privacyHref}>
					{t('notice.privacy')}
				</a>
			</p>
			<p className="wish-row">
				<button type="submit" className="btn-primary" aria-disabled={isPending}>
					{t(isPending ? 'notice.pending' : 'notice.send')}
				</button>
				<button type="button" className="btn-ghost" onClick={close}>
					{t('notice.cancel')}
				</button>
			</p>
		</form>
	);
}
