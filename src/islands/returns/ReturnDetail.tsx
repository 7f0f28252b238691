import { createElement, useCallback } from 'react';
import type { Return } from '#contract/returns/returns.ts';
import type { ApiResult } from '#state/result.ts';
import { openLink } from '#state/orders.ts';
import type { Cents } from '#contract/units.ts';
import { formatMinute, formatMoney, formatPair } from '#i18n/format.ts';
import { findReturn, labelHref, noteDispatch } from '#state/returns.ts';
import { AddressLines } from '../account/parts/AddressLines.tsx';
import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { useLoaded } from '../account/parts/use-loaded.ts';
import { useToken } from '../account/sign-in/use-token.ts';
import { keepIdInLanguages } from '../orders/keep-id.ts';
import { namedId } from '../orders/named-id.ts';
import { NotYet } from '../orders/NotYet.tsx';
import toldRefunds from '../orders/refund-analytics.ts?worker&url';
import { unbroken } from '../orders/unbroken.ts';
import { type ReturnsProps, useReturnsWords } from './context.ts';
import { ReturnsScreen } from './ReturnsScreen.tsx';
import { SendForm } from './SendForm.tsx';

/** Page of one return, in the account or opened by a mailed link. */
export function ReturnDetail(props: ReturnsProps) {
	return (
		<ReturnsScreen {...props}>
			{props.isInAccount ? <Shown token={null} /> : <ByLink />}
		</ReturnsScreen>
	);
}

const tell = () => void import(/* @vite-ignore */ toldRefunds);

/** Loads the return. An expired link is no error: this device may have opened it before. */
async function findNamed(token: string | null): Promise<ApiResult<Return>> {
	if (token !== null) await openLink(token);
	const id = namedId('id');
	if (id !== null) keepIdInLanguages('id', id);
	return findReturn(id ?? 'none');
}

function ByLink() {
	const token = useToken();
	// Load the return only once it is known whether a link must be opened first.
	return token === undefined ? null : <Shown key={token} token={token} />;
}

function Shown({ token }: { token: string | null }) {
	const { t, href, isInAccount, orders } = useReturnsWords();
	const [state, again] = useLoaded(useCallback(() => findNamed(token), [token]));
	if (state.status === 'ready') return <View found={state.data} onChange={() => void again()} />;
	if (state.status === 'pending' || !['not_found', 'forbidden'].includes(state.error.code)) {
		return <NotYet words={orders} found={state} onAgain={() => void again()} />;
	}
	return (
		<ResultMessage title={t('unknown.title')} texts={[t('unknown.text')]}>
			<a className="btn-primary" href={isInAccount ? href['account-returns'] : href.orders}>
				{t('unknown.way')}
			</a>
		</ResultMessage>
	);
}

function View({ found, onChange }: { found: Return; onChange: () => void }) {
	const { t, locale, href, isInAccount } = useReturnsWords();
	const { status, reference, refusal, refund_status, order_id, order_number } = found;
	const order = href[isInAccount ? 'account-order' : 'order'];
	return (
		<article className="return-detail">
			<header className="order-head">
				<p className="cart-heading">{t('detail.reference')}</p>
				<h2 className="figure-number" translate="no">
					{reference}
				</h2>
				<p className="order-status">
					<b>{t(`status.${status}`)}</b>
				</p>
				{refund_status === 'failed' ? (
					<p className="cart-change" role="status">
						{t('detail.refundFailed')}
					</p>
				) : (
					<p role="status">{t(`next.${status}`)}</p>
				)}
				{refusal !== '' && <p>{refusal}</p>}
				<p>
					<a className="link" href={`${order}?id=${order_id}`}>
						{t('detail.order', { number: unbroken(order_number) })}
					</a>
				</p>
			</header>
			<ul className="order-list">
				{found.lines.map(({ position, title, name, quantity, reason, condition }) => (
					<li key={position} className="return-row">
						<div className="cart-what">
							<p className="cart-name">{title}</p>
							{name !== title && <p className="cart-soft">{name}</p>}
							<p>{formatPair(t('detail.reason'), t(`reason.${reason}`), locale)}</p>
							<p>{formatPair(t('detail.condition'), t(`condition.${condition}`), locale)}</p>
						</div>
						<p className="tabular">{t('detail.pieces', { count: quantity })}</p>
					</li>
				))}
			</ul>
			{status !== 'refused' && <Refund found={found} />}
			{refund_status === 'issued' &&
				createElement('told-refunds', { 'data-order': found.order_id, ref: tell })}
			{found.has_label && (
				<p>
					<a className="btn-primary" href={labelHref(found.id)} download>
						{t('detail.label')}
					</a>
				</p>
			)}
			{status === 'authorised' && (
				<section className="order-part">
					<h3 className="title-4">{t('detail.sendTo')}</h3>
					<AddressLines lines={found.send_to} />
				</section>
			)}
			{found.can_send && (
				<SendForm of={found.id} send={noteDispatch} onSent={onChange} isQuiet={found.has_label} />
			)}
			{found.tracking_number !== '' && (
				<p className="tabular">{formatPair(found.carrier, found.tracking_number, locale)}</p>
			)}
			<section className="order-part">
				<h3 className="title-4">{t('detail.steps')}</h3>
				<ol className="order-timeline">
					{found.steps.toReversed().map((step) => (
						<li key={step.status}>
							<span>{t(`status.${step.status}`)}</span>
							<time className="cart-soft tabular" dateTime={step.at}>
								{formatMinute(step.at, locale)}
							</time>
						</li>
					))}
				</ol>
			</section>
		</article>
	);
}

/** Refund: amounts that the buyer gets back. */
function Refund({ found }: { found: Return }) {
	const { t, locale } = useReturnsWords();
	const { goods_amount, shipping_amount, refund_amount, currency } = found;
	const money = (amount: Cents) => formatMoney(amount, currency, locale);
	return (
		<dl className="order-rows tabular">
			{shipping_amount > 0 && (
				<>
					<div>
						<dt>{t('detail.goods')}</dt>
						<dd>{money(goods_amount)}</dd>
					</div>
					<div>
						<dt>{t('detail.shipping')}</dt>
						<dd>{money(shipping_amount)}</dd>
					</div>
				</>
			)}
			<div>
				<dt>{t('detail.refund')}</dt>
				<dd>
					<b>{money(refund_amount)}</b>
				</dd>
			</div>
		</dl>
	);
}
