import { useCallback, useEffect, useState } from 'react';
import type { OrderSummary } from '#contract/orders/order.ts';
import type { ApiError } from '#contract/errors.ts';
import { formatDate, formatMoney, formatSeries } from '#i18n/format.ts';
import { closeLink, findOrders, openLink, type OwnOrders } from '#state/orders.ts';
import { AccountScreen } from '../account/parts/AccountScreen.tsx';
import { WordsProvider } from '../account/parts/context.ts';
import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { useToken } from '../account/sign-in/use-token.ts';
import { Thumb } from '../cart/Thumb.tsx';
import '../cart/cart-side.css';
import '../cart/cart.css';
import './orders.css';
import { AskLink } from './AskLink.tsx';
import {
	OrdersProvider,
	type OrdersProps,
	type OrdersWords,
	useOrdersWords,
	useWordsFrom,
} from './context.ts';
import { toDay } from './days.ts';
import { NotYet } from './NotYet.tsx';
import { summaryHeadline } from './status.ts';

type Found =
	| { status: 'pending' }
	| { status: 'lost' }
	| { status: 'failed'; error: ApiError }
	| ({ status: 'ready' } & OwnOrders);

/** Opens the mailed link, if any, and loads the orders; a link about one order leads to it. */
async function findListed(token: string | null): Promise<Found | { status: 'about'; id: string }> {
	if (token !== null) {
		const opened = await openLink(token);
		if (!opened.ok) {
			const isLost = ['not_found', 'validation_failed'].includes(opened.error.code);
			return isLost ? { status: 'lost' } : { status: 'failed', error: opened.error };
		}
		if (opened.data.order_id !== null) return { status: 'about', id: opened.data.order_id };
	}
	const result = await findOrders();
	if (!result.ok) return { status: 'failed', error: result.error };
	return { status: 'ready', ...result.data };
}

/** Orders of a customer, or of a guest with a mailed link; otherwise a form to request a link. */
export function Orders(props: OrdersProps) {
	const words = useWordsFrom(props);
	return (
		<OrdersProvider value={words}>
			{props.isInAccount ? (
				<AccountScreen {...props.account}>
					{() => <Listed token={null} words={words} />}
				</AccountScreen>
			) : (
				<WordsProvider value={words.account}>
					<ByLink words={words} />
				</WordsProvider>
			)}
		</OrdersProvider>
	);
}

function ByLink({ words }: { words: OrdersWords }) {
	const token = useToken();
	// Load the list only once it is known whether a link must be opened first.
	return token === undefined ? null : <Listed key={token} token={token} words={words} />;
}

function Listed({ token, words }: { token: string | null; words: OrdersWords }) {
	const { t, href, isInAccount } = words;
	const [found, setFound] = useState<Found>({ status: 'pending' });
	const take = useCallback(
		(answer: Awaited<ReturnType<typeof findListed>>) => {
			if (answer.status === 'about') location.replace(`${href.order}?id=${answer.id}`);
			else setFound(answer);
		},
		[href],
	);
	useEffect(() => {
		void findListed(token).then(take);
	}, [token, take]);

	switch (found.status) {
		case 'pending':
		case 'failed':
			return (
				<NotYet words={words} found={found} onAgain={() => void findListed(token).then(take)} />
			);
		case 'lost':
			return <AskLink isLost />;
		case 'ready':
			if (found.email === null) return <AskLink isLost={false} />;
			return found.orders.length === 0 ? (
				<ResultMessage title={t('list.emptyTitle')} texts={[t('list.emptyText')]} isNews={false}>
					<a className="btn-primary" href={href['products-archive']}>
						{t('done.products')}
					</a>
				</ResultMessage>
			) : (
				<>
					{!isInAccount && (
						<p className="order-of">
							{t('list.of', { email: found.email })}{' '}
							<button
								type="button"
								className="cart-plain"
								onClick={() => void closeLink().then(() => location.assign(href.orders ?? '/'))}
							>
								{t('list.close')}
							</button>
						</p>
					)}
					<List orders={found.orders} />
				</>
			);
	}
}

function List({ orders }: { orders: readonly OrderSummary[] }) {
	const words = useOrdersWords();
	const { t, locale, href, isInAccount } = words;
	const detail = isInAccount ? href['account-order'] : href.order;
	return (
		<ul className="order-list">
			{orders.map(
				({
					id,
					number,
					status,
					is_sent,
					placed_at,
					title,
					picture,
					pieces,
					quantity,
					...order
				}) => (
					<li key={id} className="cart-line">
						<Thumb file={picture?.file} />
						<div className="cart-what">
							<p className="cart-name">
								<a href={`${detail}?id=${id}`} translate="no">
									{number}
								</a>
							</p>
							<p>
								<b>{summaryHeadline(words, { status, is_sent })}</b>
							</p>
							<p className="cart-soft">
								{pieces.length > 1
									? formatSeries(
											pieces.map(({ name, quantity: count }) =>
												t('shipment.line', { count, name }),
											),
											locale,
										)
									: quantity > 1
										? t('list.more', { title, count: quantity })
										: title}
							</p>
						</div>
						<p className="cart-sum tabular">
							<b>{formatMoney(order.total_amount, order.currency, locale)}</b>
							<small>{formatDate(toDay(placed_at), locale)}</small>
						</p>
					</li>
				),
			)}
		</ul>
	);
}
