import { noticeFor, toGuarantee, toNoticeLocale } from '#domain/catalogue/guarantee.ts';
import type { CartContext } from './context.ts';

/** Legal guarantee in the cart: the official notice on its page, its facts in short elsewhere. */
export function GuaranteeNote({
	context: { t, locale, room },
	country,
	isPage,
}: {
	context: CartContext;
	/** Country of the cart, whose law sets the years. */
	country: string;
	isPage: boolean;
}) {
	if (!room.notice) return null;
	const { artwork, href, words } = room.notice;
	const lang = toNoticeLocale(locale);
	const text =
		words === undefined
			? t('guarantee.text', { years: toGuarantee(country).legal_years })
			: noticeFor(words, country);
	return (
		<div className="cart-soft">
			{artwork && isPage ? (
				<>
					{lang !== locale && <p>{t('guarantee.foreign')}</p>}
					<img {...artwork} alt={text} className="cart-guarantee" loading="lazy" />
				</>
			) : (
				<p>{text}</p>
			)}
			<a className="link" href={href} hrefLang={lang} target="_blank" rel="noopener">
				{t('guarantee.link')}
			</a>
		</div>
	);
}
