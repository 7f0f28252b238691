import { useEffect, useRef, useState } from 'react';
import { useShown } from '#islands/ui/use-shown.ts';
import type { WishlistEntry } from '#contract/wishlist/entries.ts';
import { breakCompounds } from '#domain/text/phrase-breaks.ts';
import { countryName } from '#i18n/country-name.ts';
import { sendPending } from '#state/wishlist/account.ts';
import {
	$wishlist,
	followDevice,
	restoreItem,
	unmark,
	type Kept,
	type Marked,
} from '#state/wishlist/device.ts';
import { $list, showList, type ListState } from '#state/wishlist/list.ts';
import { toTranslator, type ListProps } from './context.ts';
import { toMarked } from './marked.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { ShareList } from './ShareList.tsx';
import { reportOpened, reportShown } from './list-analytics.ts';
import { WishEntry } from './WishEntry.tsx';
import './wishlist.css';

/** Returns whether an article can be added. The header's island handles the `data-add` click. */
const isBuyable = ({ amount, availability }: Extract<WishlistEntry, { state: 'sold' }>) =>
	amount !== null && availability !== 'out_of_stock';

interface WishlistPageProps extends ListProps {
	/** True on the account's page, behind the login. */
	isAccount: boolean;
}

const PRINTED: ListState = { status: 'unread' };
const NOTHING: Kept = { owner: 'guest', items: [], pending: [] };

function EmptyList({ page }: { page: ListProps }) {
	const t = toTranslator(page);
	return (
		<div className="wish-empty">
			<h2 className="title-2">{t('empty.title')}</h2>
			<p className="lead">{t('empty.text')}</p>
			<p className="wish-row">
				<a className="btn-primary" href={page.productsHref}>
					{t('empty.products')}
				</a>
				<a className="btn-ghost" href={page.compareHref}>
					{t('empty.compare')}
				</a>
			</p>
		</div>
	);
}

/** List from the device, without prices, shown when the server cannot be reached. */
function DeviceList({ items }: { items: readonly Marked[] }) {
	return (
		<ul className="wish-list">
			{items.map(({ id, title, href }) => (
				<li key={id} className="wish-entry">
					<span className="wish-thumb" />
					<h2 className="wish-name">
						<a className="quiet-link" href={href}>
							{breakCompounds(title)}
						</a>
					</h2>
				</li>
			))}
		</ul>
	);
}

/** The visitor's list in all its states: loading, failed, empty, or with articles. */
export function WishlistPage({ isAccount, ...page }: WishlistPageProps) {
	const { locale, country } = page;
	const kept = useShown($wishlist, NOTHING);
	const state = useShown($list, PRINTED);
	const t = toTranslator(page);
	const known = new Set(state.status === 'ready' ? state.list.entries.map(({ id }) => id) : []);
	const isShown = state.status === 'ready' || state.status === 'empty';
	const strange = isShown ? kept.items.flatMap(({ id }) => (known.has(id) ? [] : [id])).join() : '';
	const [removed, setRemoved] = useState<NonNullable<ReturnType<typeof unmark>> | null>(null);
	const said = useRef<HTMLParagraphElement>(null);
	const isTold = useRef(false);

	useEffect(() => {
		void showList({ locale, country }, isAccount, toMarked);
		return followDevice();
	}, [locale, country, isAccount]);
	useEffect(() => {
		const again = () => void sendPending();
		addEventListener('online', again);
		return () => removeEventListener('online', again);
	}, []);
	useEffect(() => {
		// An article was added in another tab while this one showed the list.
		if (strange !== '') void showList({ locale, country }, isAccount, toMarked);
	}, [strange, locale, country, isAccount]);
	useEffect(() => {
		if (state.status !== 'ready' || isTold.current) return;
		isTold.current = true;
		reportShown(state.list.entries);
	}, [state]);
	useEffect(() => {
		// The focused button was removed with its entry.
		if (removed) said.current?.focus();
	}, [removed]);

	const isCustomer = kept.owner === 'account';
	const ids = new Set(kept.items.map(({ id }) => id));
	const remove = (id: string) => {
		setRemoved(unmark(id));
		if (isCustomer) void sendPending();
	};
	const undo = () => {
		if (removed) restoreItem(removed);
		setRemoved(null);
		if (isCustomer) void sendPending();
	};
	const notes = (
		<div className="wish-notes">
			<p ref={said} tabIndex={-1} role="status">
				{removed && (
					<>
						{t('list.removed', { title: removed.item.title })}{' '}
						<button type="button" className="wish-undo link" onClick={undo}>
							{t('list.undo')}
						</button>
					</>
				)}
			</p>
			{isCustomer && kept.pending.length > 0 && <p role="status">{t('list.unsent')}</p>}
		</div>
	);

	if (state.status === 'unread' || state.status === 'pending') {
		return (
			<div className="wish">
				<p className="lead">{t('list.loading')}</p>
			</div>
		);
	}
	if (state.status === 'failed' || state.status === 'missing') {
		return (
			<div className="wish">
				<div className="wish-notes" role="alert">
					<p>{t('list.failed')}</p>
					<button
						type="button"
						className="btn-ghost"
						onClick={() => void showList(page, isAccount, toMarked)}
					>
						{t('list.retry')}
					</button>
				</div>
				<DeviceList items={kept.items} />
			</div>
		);
	}
	const list = state.status === 'ready' ? state.list : null;
	const entries = list?.entries.filter(({ id }) => ids.has(id)) ?? [];
	if (!list || entries.length === 0) {
		return (
			<div className="wish">
				{notes}
				<EmptyList page={page} />
			</div>
		);
	}
	const toTitle = (id: string) => kept.items.find((item) => item.id === id)?.title ?? id;
	return (
		<div className="wish">
			<p className="wish-head">
				<span className="title-3 tabular">{t('list.count', { count: entries.length })}</span>
				<span className="wish-soft">
					{t(list.prices_include_vat ? 'list.vat' : 'list.noVat', {
						country: countryName(list.country, locale),
					})}
				</span>
			</p>
			{notes}
			<ul className="wish-list">
				{entries.map((entry, index) => {
					const title = entry.state === 'gone' ? toTitle(entry.id) : toMarked(entry, locale).title;
					return (
						<WishEntry
							key={entry.id}
							page={page}
							list={list}
							entry={entry}
							title={title}
							onOpen={() => reportOpened(entry, index)}
						>
							{entry.state === 'sold' && isBuyable(entry) && (
								<button
									type="button"
									className="btn-ghost"
									data-add={entry.id}
									aria-label={t('entry.addName', { title })}
								>
									{t('entry.add')}
								</button>
							)}
							{entry.state === 'sold' && entry.amount !== null && (
								<NoticeForm
									page={page}
									entry={entry}
									title={title}
									country={list.country}
									isCustomer={isCustomer}
								/>
							)}
							<button
								type="button"
								className="wish-quiet link"
								aria-label={t('entry.removeName', { title })}
								onClick={() => remove(entry.id)}
							>
								{t('entry.remove')}
							</button>
						</WishEntry>
					);
				})}
			</ul>
			<p className="wish-soft">
				{t(isCustomer ? 'list.onAccount' : 'list.onDevice')}{' '}
				{!isCustomer && (
					<a className="link" href={page.loginHref}>
						{t('list.signIn')}
					</a>
				)}
			</p>
			<ShareList
				page={page}
				ids={entries.map(({ id }) => id)}
				isCustomer={isCustomer}
				shareToken={state.status === 'ready' ? state.shareToken : null}
			/>
		</div>
	);
}
