import type { Checkout } from '#contract/checkout/checkout.ts';
import { SELLER_NOTICE } from '#contract/checkout/seller-notice.ts';
import { toGuarantee } from '#domain/catalogue/guarantee.ts';
import { useCheckoutWords } from './context.ts';
import { LegalGuarantee } from './LegalGuarantee.tsx';

/** Notices that the law requires before an order: guarantee, withdrawal, validity of the offer. */
export function Notices({ checkout }: { checkout: Checkout }) {
	const { t, warrantyHref, sellerNoticeHref } = useCheckoutWords();
	const { withdrawal_days: count, user_type, cart } = checkout;
	const { extension_years } = toGuarantee(cart.country);
	return (
		<section className="checkout-notices">
			<h3 className="title-4">{t('notice.title')}</h3>
			<dl>
				{/* Comes first and never behind a link, as Reg. (EU) 2025/1960 asks. */}
				{user_type === 'private' && (
					<div>
						<dt>{t('notice.legalTitle')}</dt>
						<dd>
							<LegalGuarantee checkout={checkout} />
						</dd>
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
