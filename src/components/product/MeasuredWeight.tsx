import type { MeasuredModel } from '#content/catalogue/measured.ts';
import type { Locale } from '#contract/locales.ts';
import { drawStrip } from '#drawing/measured-strip.ts';
import { formatNumber } from '#i18n/format.ts';
import { formatGrams, measuredText } from '#i18n/measured-text.ts';
import type { Translator } from '#i18n/messages.ts';

interface MeasuredWeightProps {
	measured: MeasuredModel;
	locale: Locale;
	t: Translator<'bench'>;
}

/** Claimed weight beside the measured one, with a dot for each pair over its tolerance. */
export function MeasuredWeight({ measured, locale, t }: MeasuredWeightProps) {
	const { pairs_g, claimed_g, tolerance_g } = measured;
	const strip = drawStrip(pairs_g, claimed_g, tolerance_g);
	const whole = (value: number) => formatNumber(Math.round(value), locale);
	const grams = (value: number) => formatGrams(value, locale);
	const pairs = pairs_g.length;
	const { band, claimed, ground } = strip;
	const label = { y: ground + 18, fill: 'currentColor', stroke: 'none', fontSize: 15 } as const;
	return (
		<div className="flex flex-col gap-3">
			<p>{measuredText(measured, locale, t)}</p>
			<svg
				className="w-full max-w-text h-auto"
				role="img"
				aria-label={t('model.strip', {
					pairs,
					least: whole(Math.min(...pairs_g)),
					most: grams(Math.max(...pairs_g)),
					claimed: grams(claimed_g),
					tolerance: tolerance_g === null ? '–' : grams(tolerance_g),
				})}
				viewBox={strip.viewBox}
				stroke="currentColor"
				fontSize="15"
				textAnchor="middle"
			>
				{band && tolerance_g !== null && (
					<>
						<rect {...band} height={ground} fill="currentColor" fillOpacity=".12" stroke="none" />
						<text {...label} x={band.x} textAnchor="start">
							{whole(claimed_g - tolerance_g)}
						</text>
						<text {...label} x={band.x + band.width} textAnchor="end">
							{grams(claimed_g + tolerance_g)}
						</text>
					</>
				)}
				<path d={`M${claimed.x} ${claimed.top}V${ground}`} strokeDasharray="3 3" />
				<text {...label} x={claimed.x}>
					{whole(claimed_g)}
				</text>
				<path d={strip.dots} strokeWidth="5" strokeLinecap="round" />
			</svg>
		</div>
	);
}
