import type { Locale } from '#contract/locales.ts';
import type { WheelCard } from '#contract/wheels/measurements.ts';
import { type PlottedSide, toTensionPlot } from '#domain/catalogue/tension-plot.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import type { Translator } from '#i18n/messages.ts';
import './BenchCard.css';

export interface BenchCardProps {
	card: WheelCard;
	locale: Locale;
	t: Translator<'bench'>;
}

interface SideProps {
	side: PlottedSide;
	name: 'left' | 'right';
}

const SIDE_CLASSES = { left: 'bench-left', right: 'bench-right' };

/** Tensions of one side: a line and a mark a spoke, full on the right and hollow on the left. */
function Side({ side, name }: SideProps) {
	return (
		<g className={SIDE_CLASSES[name]}>
			<path d={side.line} />
			{side.points.map(([x, y], spoke) => (
				<circle key={spoke} cx={x} cy={y} r="2.4" />
			))}
		</g>
	);
}

/** Readings of one wheel on the bench, its tensions around the hub and as a table. */
export function BenchCard({ card, locale, t }: BenchCardProps) {
	const { tension_left: left, tension_right: right } = card;
	const plot = toTensionPlot(card);
	const withUnit = (value: number, unit: string) => formatNumber(value, locale) + unitAfter(unit);
	const figures = [
		[t('card.weight'), card.weight_g, 'g'],
		[t('card.radial'), card.radial_mm, 'mm'],
		[t('card.lateral'), card.lateral_mm, 'mm'],
	] as const;
	const sides = (['left', 'right'] as const).flatMap((name) => {
		const side = plot?.[name];
		if (!side) return [];
		const { count, least, most, mean } = side;
		const text = t('card.side', {
			side: t(`card.${name}`),
			count,
			least: formatNumber(least, locale),
			most: withUnit(most, 'N'),
			mean: withUnit(mean, 'N'),
		});
		return [{ name, side, text }];
	});
	return (
		<section className="bench-card">
			<header>
				<h2 className="title-3">{t('card.title')}</h2>
				<p className="text-soft">
					{t(`card.${card.position}`)} ·{' '}
					{t('card.measured', { date: formatDate(card.measured_on, locale) })}
				</p>
				{card.is_demo && <p className="bench-demo">{t('card.demo')}</p>}
			</header>
			<dl className="bench-figures">
				{figures.map(([label, value, unit]) => (
					<div key={label}>
						<dt className="text-soft">{label}</dt>
						<dd>
							{formatNumber(value, locale)}
							<span className="bench-unit">{unitAfter(unit)}</span>
						</dd>
					</div>
				))}
			</dl>
			{plot && (
				<div className="bench-tensions">
					<svg
						className="bench-plot"
						role="img"
						aria-label={`${t('card.tensions')}. ${sides.map(({ text }) => text).join(' · ')}`}
						viewBox={`${-plot.reach} ${-plot.reach} ${2 * plot.reach} ${2 * plot.reach}`}
					>
						{plot.rings.map(({ tension, radius }) => (
							<g key={tension}>
								<circle className="bench-ring" r={radius} />
								<text x="3" y={-radius + 9}>
									{withUnit(tension, 'N')}
								</text>
							</g>
						))}
						<path className="bench-valve" d={`M0 ${plot.reach - 16}V${plot.reach - 4}`} />
						<text x="6" y={plot.reach - 4}>
							{t('card.valve')}
						</text>
						{sides.map(({ name, side }) => (
							<Side key={name} name={name} side={side} />
						))}
					</svg>
					<div className="bench-words">
						<h3 className="title-4">{t('card.tensions')}</h3>
						<ul>
							{sides.map(({ name, text }) => (
								<li key={name}>
									<svg
										className={`bench-key ${SIDE_CLASSES[name]}`}
										viewBox="-14 -4 28 8"
										aria-hidden="true"
									>
										<path d="M-14 0H14" />
										<circle r="2.4" />
									</svg>
									{text}
								</li>
							))}
						</ul>
						<p className="text-soft">{t('card.order')}</p>
						<details>
							<summary>{t('card.table')}</summary>
							<table className="bench-table">
								<thead>
									<tr>
										<th scope="col">{t('card.spoke')}</th>
										<th scope="col">{t('card.column', { side: t('card.left') })}</th>
										<th scope="col">{t('card.column', { side: t('card.right') })}</th>
									</tr>
								</thead>
								<tbody>
									{Array.from({ length: Math.max(left.length, right.length) }, (_, spoke) => (
										<tr key={spoke}>
											<th scope="row">{spoke + 1}</th>
											{[left[spoke], right[spoke]].map((tension, side) => (
												<td key={side}>
													{tension === undefined ? '–' : formatNumber(tension, locale)}
												</td>
											))}
										</tr>
									))}
								</tbody>
							</table>
						</details>
					</div>
				</div>
			)}
		</section>
	);
}
