import { useEffect, useState } from 'react';
import { MOST_WISHED, type WishlistEntry } from '#contract/wishlist/entries.ts';
import { countryName } from '#i18n/country-name.ts';
import { useShown } from '#islands/ui/use-shown.ts';
import { sendPending } from '#state/wishlist/account.ts';
import { $wishlist, followDevice, mark, readDevice, type Kept } from '#state/wishlist/device.ts';
import { $list, showShared, type ListState } from '#state/wishlist/list.ts';
import { toTranslator, type ListProps } from './context.ts';
import { toMarked } from './marked.ts';
import { WishEntry } from './WishEntry.tsx';
import './wishlist.css';

const PRINTED: ListState = { status: 'unread' };
const NOTHING: Kept = { owner: 'guest', items: [], pending: [] };

interface SharedListProps extends ListProps {
	/** Describes the list; omitted when a link shows none. */
	lead: string;
}

/** Shared list of another visitor, opened by its link; its articles can be added to one's own. */
export function SharedList({ lead, ...page }: SharedListProps) {
	const { locale, country } = page;
	const state = useShown($list, PRINTED);
	const { items, owner } = useShown($wishlist, NOTHING);
	const [isFull, setFull] = useState(false);
	const t = toTranslator(page);

	useEffect(() => {
		readDevice();
		const read = () => void showShared({ locale, country }, location.hash);
		read();
		addEventListener('hashchange', read);
		const stop = followDevice();
		return () => {
			removeEventListener('hashchange', read);
			stop();
		};
	}, [locale, country]);

	const take = (entry: WishlistEntry) => {
		setFull(mark(toMarked(entry, locale)) === 'full');
		if (owner === 'account') void sendPending();
	};
	const ways = (
		<p className="wish-row">
			<a className="btn-primary" href={page.wishlistHref}>
				{t('shared.mine')}
			</a>
			<a className="btn-ghost" href={page.productsHref}>
				{t('empty.products')}
			</a>
		</p>
	);

	if (state.status === 'missing') {
		return (
			<div className="wish">
				<div className="wish-empty" role="alert">
					<h2 className="title-2">{t('shared.missing')}</h2>
					<p className="lead">{t('shared.missingText')}</p>
					{ways}
				</div>
			</div>
		);
	}
	if (state.status === 'failed') {
		return (
			<div className="wish">
				<div className="wish-notes" role="alert">
					<p>{t('share.failed')}</p>
					<button
						type="button"
						className="btn-ghost"
						onClick={() => void showShared(page, location.hash)}
					>
						{t('list.retry')}
					</button>
				</div>
			</div>
		);
	}
	if (state.status !== 'ready') {
		return (
			<div className="wish">
				<p className="lead">{lead}</p>
				<p className="wish-soft">{t('list.loading')}</p>
			</div>
		);
	}
	const { list } = state;
	return (
		<div className="wish">
			<p className="lead">{lead}</p>
			<p className="wish-head">
				<span className="title-3 tabular">{t('list.count', { count: list.entries.length })}</span>
				<span className="wish-soft">
					{t(list.prices_include_vat ? 'list.vat' : 'list.noVat', {
						country: countryName(list.country, locale),
					})}
				</span>
			</p>
			<p className="wish-notes" role="status">
				{isFull && t('shared.full', { count: MOST_WISHED })}
			</p>
			<ul className="wish-list">
				{list.entries.map((entry) => (
					<WishEntry key={entry.id} page={page} list={list} entry={entry} title={entry.id}>
						{entry.state === 'sold' && (
							<button
								type="button"
								className="btn-ghost"
								aria-disabled={items.some(({ id }) => id === entry.id)}
								onClick={() => take(entry)}
							>
								{t(items.some(({ id }) => id === entry.id) ? 'shared.kept' : 'shared.keep')}
							</button>
						)}
					</WishEntry>
				))}
			</ul>
			{ways}
		</div>
	);
}
