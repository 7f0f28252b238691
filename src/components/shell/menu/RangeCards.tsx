import type { RangeLink } from '#content/parts/model.ts';
import type { Locale } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import './RangeCards.css';

interface RangeCardsProps {
	ranges: readonly RangeLink[];
	locale: Locale;
}

/** Ranges of wheels to choose from: picture, rim heights, weight, price. */
export function RangeCards({ ranges, locale }: RangeCardsProps) {
	const t = getT(locale, 'prices');
	const from = (amount: string, isFrom: boolean) => (isFrom ? t('price.from', { amount }) : amount);
	return (
		<ul className="range-cards tabular">
			{ranges.map(({ name, href, picture, heights, weight, isWeightFrom, price }) => (
				<li key={href}>
					<a href={href}>
						{picture && <img src={picture} alt="" width="300" height="300" loading="lazy" />}
						<b>{name}</b> <span>{heights}</span> <small>{from(weight, isWeightFrom)}</small>{' '}
						{price && <small data-range="">{from(price.amount, price.isFrom)}</small>}
					</a>
				</li>
			))}
		</ul>
	);
}
