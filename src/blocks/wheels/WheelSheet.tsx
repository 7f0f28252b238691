import { MeasuredWeight } from '#components/product/MeasuredWeight.tsx';
import { LEAST_PAIRS } from '#contract/wheels/measurements.ts';
import { formatDate } from '#i18n/format.ts';
import { BenchCard } from '#islands/passport/BenchCard.tsx';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from '../props.ts';
import '#components/ui/fact-list.css';

/** Measurement sheet of the newest wheel of a model; states when too few were measured. */
export function WheelSheet({ block, isFirst, texts }: BlockProps<'wheel_sheet'>) {
	const { id, name, href, card, measured, others } = block;
	const { locale, bench: t } = texts;
	if (!card || !measured) {
		return (
			<Section title={block.title} isFirst={isFirst}>
				<p>{t('model.none', { pairs: LEAST_PAIRS })}</p>
			</Section>
		);
	}
	const models = [{ id, name, href, measured }, ...others];
	const days = models.flatMap((model) =>
		model.measured ? [model.measured.first_on, model.measured.last_on] : [],
	);
	const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
	const isDemo = models.some((model) => model.measured?.is_demo);
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<BenchCard card={card} locale={locale} t={t} />
			<h3 className="title-3">{t('model.title')}</h3>
			<ul className="fact-list">
				{models.map(
					(model) =>
						model.measured && (
							<li key={model.id} className="flex flex-col gap-3">
								<p className="title-4">
									<a className="link" href={model.href}>
										{model.name}
									</a>
								</p>
								<MeasuredWeight measured={model.measured} locale={locale} t={t} />
							</li>
						),
				)}
			</ul>
			{first && last && (
				<p className="max-w-text text-sm text-soft">
					{t('model.how', { first: formatDate(first, locale), last: formatDate(last, locale) })}
					{isDemo && ` ${t('model.demo')}`}
				</p>
			)}
		</Section>
	);
}
