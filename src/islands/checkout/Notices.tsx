import type { Checkout } from '#contract/checkout/checkout.ts';
import { guaranteeOf } from '#domain/guarantee.ts';
import { useCheckoutWords } from './context.ts';

/** What the law wants said before an order binds: guarantee, withdrawal, and how long the offer holds. */
export function Notices({ checkout }: { checkout: Checkout }) {
	const { t, warrantyHref } = useCheckoutWords();
	const { withdrawal_days: count, user_type, cart } = checkout;
	const { legal_years, extension_years } = guaranteeOf(cart.country);
	return (
		<section className="checkout-notices">
			<h3 className="title-4">{t('notice.title')}</h3>
			<dl>
				{user_type === 'private' && (
					<div>
						<dt>{t('notice.legalTitle')}</dt>
						<dd>{t('notice.legalText', { count: legal_years })}</dd>
					</div>
				)}
				<div>
					<dt>{t('notice.makerTitle')}</dt>
					<dd>
						{t('notice.makerText', { count: extension_years })}{' '}
						<a className="link" href={warrantyHref} target="_blank" rel="noopener">
							{t('notice.makerLink')}
						</a>
					</dd>
				</div>
				{user_type === 'private' && count > 0 && (
					<div>
						<dt>{t('notice.withdrawalTitle')}</dt>
						<dd>{t('notice.withdrawalText', { count })}</dd>
					</div>
				)}
				<div>
					<dt>{t('notice.offerTitle')}</dt>
					<dd>{t('notice.offerText')}</dd>
				</div>
			</dl>
		</section>
	);
}
