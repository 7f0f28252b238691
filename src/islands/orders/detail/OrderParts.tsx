import type { Order, OrderShipment } from '#contract/orders/order.ts';
import { formatDays } from '#i18n/format-days.ts';
import { formatDate, formatMinute, formatPair, formatSeries } from '#i18n/format.ts';
import { documentHref } from '#state/orders.ts';
import { AddressLines } from '../../account/parts/AddressLines.tsx';
import { useOrdersWords } from '../context.ts';
import { entryText, paymentStatus, shipmentStatus } from '../status.ts';

/** Invoice numbers; the company's name is part of the address. */
const NUMBERS = ['vat_number', 'tax_code', 'recipient_code', 'pec'] as const;

/** History of the order, newest first. */
export function Timeline({ order }: { order: Order }) {
	const words = useOrdersWords();
	const { t, locale } = words;
	return (
		<section className="order-part">
			<h3 className="title-4">{t('entry.title')}</h3>
			<ol className="order-timeline">
				{order.entries.toReversed().map(({ at, kind }) => (
					<li key={`${at}/${kind}`}>
						<span>{entryText(words, kind)}</span>
						<time className="cart-soft tabular" dateTime={at}>
							{formatMinute(at, locale)}
						</time>
					</li>
				))}
			</ol>
		</section>
	);
}

function Parcel({ shipment, order }: { shipment: OrderShipment; order: Order }) {
	const words = useOrdersWords();
	const { t, locale } = words;
	const { status, carrier, tracking_number, tracking_url, lines } = shipment;
	const names = lines.flatMap(({ position, quantity }) => {
		const line = order.lines.find((one) => one.position === position);
		if (!line) return [];
		// The variant name distinguishes two articles of one product.
		const isOneOfSeveral = order.lines.some(
			(other) => other !== line && other.product.name === line.product.name,
		);
		const name = isOneOfSeveral ? `${line.product.name} ${line.name}` : line.product.name;
		return [t('shipment.line', { count: quantity, name })];
	});
	return (
		<li>
			<p>
				<b>{shipmentStatus(words, status)}</b>{' '}
				<span className="cart-soft">{formatSeries(names, locale)}</span>
			</p>
			{tracking_number !== '' && (
				<p className="tabular">
					{formatPair(carrier === '' ? t('shipment.number') : carrier, tracking_number, locale)}
				</p>
			)}
			{tracking_url !== null && (
				<p>
					<a className="link" href={tracking_url} target="_blank" rel="noopener">
						{t('shipment.track', { number: tracking_number })}
					</a>
				</p>
			)}
		</li>
	);
}

export function Parcels({ order }: { order: Order }) {
	const { t } = useOrdersWords();
	if (order.shipments.length === 0) return null;
	return (
		<section className="order-part">
			<h3 className="title-4">{t('shipment.title')}</h3>
			<ul className="order-parcels">
				{order.shipments.map((shipment) => (
					<Parcel key={shipment.id} shipment={shipment} order={order} />
				))}
			</ul>
		</section>
	);
}

/** Addresses, shipping method and payment of the order. */
export function Facts({ order }: { order: Order }) {
	const words = useOrdersWords();
	const { t, locale } = words;
	const { billing, shipping, pickup_lines, invoice, method, delivery, delayed_until, payment } =
		order;
	const isFetched = pickup_lines.length > 0;
	return (
		<section className="order-facts">
			<h3 className="visually-hidden">{t('fact.title')}</h3>
			<div>
				<h4 className="cart-heading">{t(isFetched ? 'fact.pickup' : 'fact.shipping')}</h4>
				<AddressLines lines={isFetched ? pickup_lines : (shipping ?? billing).lines} />
				{order.courier_note !== '' && <p className="cart-soft">{order.courier_note}</p>}
			</div>
			<div>
				<h4 className="cart-heading">{t('fact.billing')}</h4>
				<AddressLines lines={billing.lines} />
				{NUMBERS.filter((field) => invoice[field] !== '').map((field) => (
					<p key={field} className="cart-soft tabular">
						{formatPair(t(`invoice.${field}`), invoice[field], locale)}
					</p>
				))}
			</div>
			<div>
				<h4 className="cart-heading">{t('fact.delivery')}</h4>
				<p>{t(method === null ? 'method.pickup' : `method.${method}`)}</p>
				{delayed_until !== null && (
					<p>{t('fact.late', { date: formatDate(delayed_until, locale) })}</p>
				)}
				{delivery && delayed_until === null && (
					<p className="cart-soft">
						{t('fact.range', { days: formatDays(delivery.from, delivery.to, locale) })}
					</p>
				)}
			</div>
			<div>
				<h4 className="cart-heading">{t('fact.payment')}</h4>
				<p>{t(`means.${payment.provider}`)}</p>
				<p className="cart-soft">{paymentStatus(words, payment.status)}</p>
			</div>
		</section>
	);
}

export function Documents({ order: { id, documents } }: { order: Order }) {
	const { t } = useOrdersWords();
	if (documents.length === 0) return null;
	return (
		<section className="order-part">
			<h3 className="title-4">{t('document.title')}</h3>
			<ul className="order-documents">
				{documents.map((kind) => (
					<li key={kind}>
						<a className="link" href={documentHref(id, kind)} download>
							{t(`document.${kind}`)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
