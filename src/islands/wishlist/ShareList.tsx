import { useId, useState } from 'react';
import { href } from '#i18n/paths.ts';
import { endShare, toFragment, share } from '#state/wishlist/list.ts';
import { toTranslator, type ListProps, type T } from './context.ts';

interface ShareListProps {
	page: ListProps;
	ids: readonly string[];
	isCustomer: boolean;
	shareToken: string | null;
}

type Said = Extract<Parameters<T>[0], `share.${string}`> | null;

/** Link to share the list: a guest's contains the articles, a customer's a revocable token. */
export function ShareList({ page, ids, isCustomer, shareToken }: ShareListProps) {
	const t = toTranslator(page);
	const [isOpen, setOpen] = useState(false);
	const [said, setSaid] = useState<Said>(null);
	const id = useId();
	const fragment = isCustomer ? shareToken && `#${shareToken}` : isOpen && toFragment(ids);
	const link = fragment
		? `${location.origin}${href(page.locale, 'wishlist-shared')}${fragment}`
		: null;

	async function make() {
		setSaid(null);
		setOpen(true);
		if (isCustomer && !(await share())) setSaid('share.failed');
	}
	async function copy(text: string) {
		try {
			await navigator.clipboard.writeText(text);
			setSaid('share.copied');
		} catch {
			// Clipboard access denied: select the link in its field instead.
			const field = document.getElementById(id);
			if (field instanceof HTMLInputElement) field.select();
		}
	}
	async function end() {
		setSaid((await endShare()) ? 'share.ended' : 'share.failed');
	}

	return (
		<section className="wish-share">
			<h2 className="title-4">{t('share.title')}</h2>
			<p className="wish-soft">{t(isCustomer ? 'share.customer' : 'share.guest')}</p>
			{link === null ? (
				<p>
					<button type="button" className="btn-ghost" onClick={() => void make()}>
						{t('share.make')}
					</button>
				</p>
			) : (
				<>
					<label className="field-label" htmlFor={id}>
						{t('share.label')}
					</label>
					<input
						id={id}
						className="field"
						readOnly
						value={link}
						onFocus={({ target }) => target.select()}
					/>
					<p className="wish-row">
						<button type="button" className="btn-ghost" onClick={() => void copy(link)}>
							{t('share.copy')}
						</button>
						{isCustomer && (
							<button type="button" className="btn-ghost" onClick={() => void end()}>
								{t('share.end')}
							</button>
						)}
					</p>
				</>
			)}
			<p className="wish-soft" role="status">
				{said && t(said)}
			</p>
		</section>
	);
}
