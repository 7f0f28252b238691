import type { ReactNode } from 'react';
import { MEDIA_WIDTHS } from '#contract/media.ts';
import type { Wishlist, WishlistEntry } from '#contract/wishlist/entries.ts';
import { breakCompounds } from '#domain/text/phrase-breaks.ts';
import { formatMoney } from '#i18n/format.ts';
import { toTranslator, type ListProps } from './context.ts';
import { toMarked } from './marked.ts';

type Sold = Extract<WishlistEntry, { state: 'sold' }>;

const THUMB = 88;
const [SMALL, LARGE] = MEDIA_WIDTHS;

function Thumb({ entry }: { entry: Sold }) {
	const { media } = entry.product;
	if (!media) return <span className="wish-thumb" />;
	const [narrow, wide] = [SMALL, LARGE].map((width) => `/media/${width}/${media.file}`);
	return (
		<img
			className="wish-thumb"
			src={narrow}
			srcSet={`${narrow} 1x, ${wide} 2x`}
			width={THUMB}
			height={THUMB}
			alt=""
		/>
	);
}

function Price({ page, entry }: { page: ListProps; entry: Sold }) {
	const t = toTranslator(page);
	const { amount, lowest_price_30d: lowest, price_list: list } = entry;
	if (amount === null) return <p className="wish-soft">{t('entry.notSold')}</p>;
	const money = (cents: typeof amount) => formatMoney(cents, list.currency, page.locale);
	return (
		<>
			<p className="wish-price tabular">{money(amount)}</p>
			{lowest !== null && (
				<p className="wish-promo">{t('entry.lowest', { amount: money(lowest) })}</p>
			)}
			{lowest === null && list.street_price !== null && list.street_price > amount && (
				<p className="wish-soft tabular">
					{t('entry.street', { amount: money(list.street_price) })}
				</p>
			)}
		</>
	);
}

interface WishEntryProps {
	page: ListProps;
	list: Wishlist;
	entry: WishlistEntry;
	/** Saved name, shown for an article that no longer exists. */
	title: string;
	/** Called when the visitor opens its product page. */
	onOpen?: () => void;
	children: ReactNode;
}

/** Article of a list: picture, name, price, availability, and actions. */
export function WishEntry({ page, entry, title, onOpen, children }: WishEntryProps) {
	const t = toTranslator(page);
	if (entry.state === 'gone') {
		return (
			<li className="wish-entry wish-gone" data-wish={entry.id}>
				<span className="wish-thumb" />
				<div className="wish-words">
					<h2 className="wish-name">{t('entry.gone')}</h2>
					<p className="wish-soft">{t('entry.goneText', { title })}</p>
				</div>
				<div className="wish-acts">{children}</div>
			</li>
		);
	}
	const { product, name, code, availability } = entry;
	return (
		<li className="wish-entry" data-wish={entry.id}>
			<Thumb entry={entry} />
			<div
				className="wish-words"
				lang={product.locale === page.locale ? undefined : product.locale}
			>
				<h2 className="wish-name">
					<a className="quiet-link" href={toMarked(entry, page.locale).href} onClick={onOpen}>
						{breakCompounds(product.name)}
					</a>
				</h2>
				{name !== product.name && <p className="wish-soft">{breakCompounds(name)}</p>}
				<p className="wish-soft tabular whitespace-nowrap">{t('entry.code', { code })}</p>
				<p className={page.stockClasses[availability]}>{page.availability[availability]}</p>
			</div>
			<div className="wish-money">
				<Price page={page} entry={entry} />
			</div>
			<div className="wish-acts">{children}</div>
		</li>
	);
}
