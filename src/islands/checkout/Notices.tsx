import type { Checkout } from '#contract/checkout/checkout.ts';
import { SELLER_NOTICE } from '#contract/checkout/seller-notice.ts';
import { toGuarantee, extensionWordingForCart } from '#domain/catalogue/guarantee.ts';
import { useCheckoutWords } from './context.ts';

/** Notices of the last step, except that of the legal guarantee, which is at the button. */
export function Notices({ checkout }: { checkout: Checkout }) {
	const { t, warrantyHref, sellerNoticeHref } = useCheckoutWords();
	const { withdrawal_days: count, user_type, cart } = checkout;
	const guarantee = toGuarantee(cart.country);
	const wording = extensionWordingForCart(
		cart.items.map(({ variant }) => variant.durability),
		guarantee,
	);
	return (
		<section className="checkout-notices">
			<h3 className="title-4">{t('notice.title')}</h3>
			<dl>
				{wording !== 'left_out' && (
					<div>
						<dt>{t('notice.makerTitle')}</dt>
						<dd>
							{t('notice.makerText', { count: guarantee.extension_years })}{' '}
							{wording === 'beyond' && (
								<>{t('notice.makerBeyond', { years: guarantee.warranty_years })} </>
							)}
							<a className="link" href={warrantyHref} target="_blank" rel="noopener">
								{t('notice.makerLink')}
							</a>
						</dd>
					</div>
				)}
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
			{sellerNoticeHref !== null && cart.country === SELLER_NOTICE.country && (
				<p>
					<a
						className="link"
						href={sellerNoticeHref}
						hrefLang={SELLER_NOTICE.locale}
						target="_blank"
						rel="noopener"
					>
						{t('notice.sellerLink')}
					</a>
				</p>
			)}
		</section>
	);
}
