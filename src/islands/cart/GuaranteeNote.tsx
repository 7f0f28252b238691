import { noticeLocaleOf } from '#domain/guarantee.ts';
import type { CartContext } from './context.ts';

/** Legal guarantee in the cart: the official notice on its page, its facts in short elsewhere. */
export function GuaranteeNote({
	context: { t, locale, room },
	isPage,
}: {
	context: CartContext;
	isPage: boolean;
}) {
	if (!room.notice) return null;
	const { artwork, href } = room.notice;
	const lang = noticeLocaleOf(locale);
	return (
		<div className="cart-soft">
			{artwork && isPage ? (
				<>
					{lang !== locale && <p>{t('guarantee.foreign')}</p>}
					<img {...artwork} alt={t('guarantee.text')} className="cart-guarantee" loading="lazy" />
				</>
			) : (
				<p>{t('guarantee.text')}</p>
			)}
			<a className="link" href={href} hrefLang={lang} target="_blank" rel="noopener">
				{t('guarantee.link')}
			</a>
		</div>
	);
}
