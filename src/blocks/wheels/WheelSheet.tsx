import { MeasuredWeight } from '#components/product/MeasuredWeight.tsx';
import { LEAST_PAIRS } from '#contract/wheels/measurements.ts';
import { BenchCard } from '#islands/passport/BenchCard.tsx';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from '../props.ts';

/** Measurement sheet of the newest wheel of a model; says so where too few were measured. */
export function WheelSheet({ block, isFirst, texts }: BlockProps<'wheel_sheet'>) {
	const { card, measured } = block;
	const { locale, bench: t } = texts;
	if (!card || !measured) {
		return (
			<Section title={block.title} isFirst={isFirst}>
				<p>{t('model.none', { pairs: LEAST_PAIRS })}</p>
			</Section>
		);
	}
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<p>
				<a className="link" href={block.href}>
					{block.name}
				</a>
			</p>
			<MeasuredWeight measured={measured} locale={locale} t={t} />
			<BenchCard card={card} locale={locale} t={t} />
		</Section>
	);
}
