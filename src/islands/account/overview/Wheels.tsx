import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Passport } from '#contract/wheels/passports.ts';
import { formatDate } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { findOrdersWithWheels } from '#state/account/bought-wheels.ts';
import { findOwnWheels, findWheelKey } from '#state/account/own-wheels.ts';
import { BoughtWheels } from '../../orders/detail/BoughtWheels.tsx';
import { AccountScreen } from '../parts/AccountScreen.tsx';
import { type AccountProps, type AccountWords } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';
import { ResultMessage } from '../parts/ResultMessage.tsx';
import { type Loaded, useLoaded } from '../parts/use-loaded.ts';
import '../../cart/cart.css';
import '../../orders/orders.css';
import './Wheels.css';

export interface WheelsProps extends AccountProps {
	/** Page on which wheels are registered; null if there is none. */
	registration: string | null;
	/** Messages for the wheels of orders. */
	orders: Messages;
}

interface ListProps extends Pick<WheelsProps, 'registration'> {
	email: string;
	words: AccountWords;
	state: Exclude<Loaded<Passport[]>, { status: 'pending' }>;
}

/** Screen of the wheels that are registered with the account's e-mail address. */
export function Wheels({ registration, orders, ...props }: WheelsProps) {
	return (
		<AccountScreen {...props}>
			{({ email }, words) => (
				<Shown email={email} words={words} registration={registration} orders={orders} />
			)}
		</AccountScreen>
	);
}

/** Registered wheels, below those of orders that are not registered yet. */
function Shown({ orders, ...props }: Omit<ListProps, 'state'> & Pick<WheelsProps, 'orders'>) {
	const { email, words } = props;
	const { locale } = words;
	const t = useMemo(() => createTranslator<'orders'>(locale, orders), [locale, orders]);
	const [state, again] = useLoaded(useCallback(() => findOwnWheels(locale), [locale]));
	const [bought] = useLoaded(findOrdersWithWheels);
	// Both at once: wheels of orders that came later would push the list down.
	if (state.status === 'pending' || bought.status === 'pending') {
		return (
			<p className="account-pending" role="status">
				{words.t('state.pending')}
			</p>
		);
	}
	return (
		<div className="account-parts">
			{bought.status === 'ready' &&
				bought.data.map(({ id, number }) => (
					<BoughtWheels
						key={id}
						order={{ id, number, email }}
						t={t}
						locale={locale}
						level={2}
						isOneOfMany
						onRegistered={() => void again()}
					/>
				))}
			<List {...props} state={state} />
		</div>
	);
}

function List({ email, words, registration, state }: ListProps) {
	const { t, href } = words;
	if (state.status === 'failed') return <Failure error={state.error} />;
	if (state.data.length === 0) {
		return (
			<ResultMessage
				title={t('wheels.emptyTitle')}
				texts={[t('wheels.emptyText'), t('wheels.text', { email })]}
				isNews={false}
			>
				{registration !== null && (
					<a className="btn-primary" href={registration}>
						{t('wheels.register')}
					</a>
				)}
				<a
					className={registration === null ? 'btn-primary' : 'btn-ghost'}
					href={href['products-archive']}
				>
					{t('wheels.products')}
				</a>
			</ResultMessage>
		);
	}
	return (
		<div className="account-parts">
			<p className="text-soft">{t('wheels.text', { email })}</p>
			<ul className="own-wheels">
				{state.data.map((wheel) => (
					<li key={wheel.serial_number}>
						<Wheel wheel={wheel} words={words} />
					</li>
				))}
			</ul>
			{registration !== null && (
				<p>
					<a className="link" href={registration}>
						{t('wheels.register')}
					</a>
				</p>
			)}
		</div>
	);
}

function Wheel({ wheel, words }: { wheel: Passport; words: AccountWords }) {
	const { t, locale, href } = words;
	const [error, setError] = useState<ApiError | null>(null);
	const { serial_number, product, extension } = wheel;
	const until = extension === 'active' ? wheel.extension_ends_on : wheel.legal_ends_on;

	async function open(): Promise<void> {
		const result = await findWheelKey(serial_number);
		if (result.ok) location.assign(`${href['wheel-passport']}#${result.data.token}`);
		else setError(result.error);
	}
	return (
		<article className="own-wheel">
			<h2 className="title-3" lang={product.locale === locale ? undefined : product.locale}>
				{product.name}
			</h2>
			<p>{t(`wheels.${extension}`)}</p>
			<dl>
				<div>
					<dt>{t('wheels.serial')}</dt>
					<dd className="tabular">{serial_number}</dd>
				</div>
				<div>
					<dt>{t('wheels.bought')}</dt>
					<dd>{formatDate(wheel.purchase_date, locale)}</dd>
				</div>
				<div>
					<dt>{t('wheels.until')}</dt>
					<dd>{formatDate(until, locale)}</dd>
				</div>
			</dl>
			{error !== null && <Failure error={error} />}
			<p>
				<button
					type="button"
					className="btn-ghost"
					aria-label={t('wheels.openNamed', { name: product.name, serial: serial_number })}
					onClick={() => void open()}
				>
					{t('wheels.open')}
				</button>
			</p>
		</article>
	);
}
