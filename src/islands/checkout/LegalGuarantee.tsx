import type { Checkout } from '#contract/checkout/checkout.ts';
import { toGuarantee, noticeFor, toNoticeLocale } from '#domain/catalogue/guarantee.ts';
import { useCheckoutWords } from './context.ts';

/** Harmonised notice of the legal guarantee: the official one, or its facts in words. */
export function LegalGuarantee({ checkout }: { checkout: Checkout }) {
	const { t, locale, notice, guaranteeNotice } = useCheckoutWords();
	const { artwork, href, qr } = notice;
	const { country } = checkout.cart;
	const text =
		guaranteeNotice === null
			? t('notice.legalText', { count: toGuarantee(country).legal_years })
			: noticeFor(guaranteeNotice, country);
	const lang = toNoticeLocale(locale);
	return (
		<div className="checkout-guarantee">
			<h3 className="title-4">{t('notice.legalTitle')}</h3>
			{artwork ? (
				<>
					{lang !== locale && <p>{t('notice.legalForeign')}</p>}
					<img {...artwork} alt={text} />
				</>
			) : (
				<>
					<p>{text}</p>
					<img src={qr} alt="" width={96} height={96} />
				</>
			)}
			<a className="link" href={href} hrefLang={lang} target="_blank" rel="noopener">
				{t('notice.legalLink')}
			</a>
		</div>
	);
}
