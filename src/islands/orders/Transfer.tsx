import { useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import type { Transfer as TransferData } from '#contract/payments/payments.ts';
import { groupedIban } from '#domain/money/grouped-iban.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { useOrdersWords } from './context.ts';

function Copied({ name, value }: { name: string; value: string }) {
	const { t } = useOrdersWords();
	const [state, setState] = useState<'done' | 'failed' | null>(null);
	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(value);
			setState('done');
		} catch {
			// Clipboard access denied: the buyer can select the text by hand.
			setState('failed');
		}
	}
	return (
		<>
			<button
				type="button"
				className="cart-plain"
				aria-label={t('transfer.copyNamed', { name })}
				onClick={() => void copy()}
			>
				{t('transfer.copy')}
			</button>
			<span className="cart-soft" role="status">
				{state && t(`transfer.${state}`)}
			</span>
		</>
	);
}

/** Bank transfer details: account, amount, reference and last day, with copy buttons. */
export function Transfer({ order, transfer }: { order: Order; transfer: TransferData }) {
	const { t, locale } = useOrdersWords();
	const { holder, iban, bic, bank, reference, last_day } = transfer;
	const amount = formatMoney(order.total_amount, order.currency, locale);
	const rows = [
		{ name: t('transfer.amount'), shown: amount, value: null },
		{ name: t('transfer.holder'), shown: holder, value: holder },
		{ name: t('transfer.iban'), shown: groupedIban(iban), value: iban.replace(/\s/g, '') },
		...(bic === '' ? [] : [{ name: t('transfer.bic'), shown: bic, value: bic }]),
		...(bank === '' ? [] : [{ name: t('transfer.bank'), shown: bank, value: null }]),
		{ name: t('transfer.reference'), shown: reference, value: reference },
		{ name: t('transfer.lastDay'), shown: formatDate(last_day, locale), value: null },
	];
	return (
		<section className="order-part">
			<h3 className="title-4">{t('transfer.title')}</h3>
			<p>{t('transfer.text', { date: formatDate(last_day, locale) })}</p>
			<dl className="order-rows tabular">
				{rows.map(({ name, shown, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							<span translate="no">{shown}</span>
							{value !== null && <Copied name={name} value={value} />}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
