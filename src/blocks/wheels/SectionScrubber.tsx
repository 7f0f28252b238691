import { createElement } from 'react';
import { RimGlyph } from '#components/drawing/RimGlyph.tsx';
import { SECTION_SCALE } from '#components/drawing/section-scale.ts';
import type { Texts } from '#components/texts.ts';
import type { SectionStop } from '#content/editorial/section-stops.ts';
import { formatNumber } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from '../props.ts';
import './SectionScrubber.css';

/** Stops that are shown without script: the lowest, the middle and the highest. */
const STILL = 3;

/** True for one of the stops that represent all of them. */
function isStill(place: number, count: number): boolean {
	return Array.from({ length: STILL }, (_, step) =>
		Math.round((step * (count - 1)) / (STILL - 1)),
	).includes(place);
}

interface StopProps {
	stop: SectionStop;
	texts: Texts;
	isHidden: boolean;
}

function Stop({ stop, texts, isHidden }: StopProps) {
	const { locale, specs, prices, content: t } = texts;
	const { id, name, href, lang, rim, weight_g, tyre_mm, price } = stop;
	const withUnit = (value: number, unit: string) => formatNumber(value, locale) + unitAfter(unit);
	const figures = [
		[specs('label.rim_height'), withUnit(rim.height_mm, 'mm')],
		...(weight_g === null ? [] : [[specs('label.wheelset_weight'), withUnit(weight_g, 'g')]]),
		[specs('label.rim_inner_width'), withUnit(rim.inner_width_mm, 'mm')],
	];
	return (
		<li hidden={isHidden}>
			<div className="scrubber-still">
				<RimGlyph rim={rim} />
				<dl>
					{figures.map(([label, value]) => (
						<div key={label}>
							<dt className="text-sm text-soft">{label}</dt>
							<dd className="tabular">{value}</dd>
						</div>
					))}
				</dl>
			</div>
			<p className="title-3" lang={lang ?? undefined}>
				<a className="link" href={href}>
					{name}
				</a>
			</p>
			<p className="tabular">
				<span data-price={id}>
					{price
						? price.isFrom
							? prices('price.from', { amount: price.amount })
							: price.amount
						: prices('price.none')}
				</span>
			</p>
			{tyre_mm !== null && (
				<p className="scrubber-tyre text-sm text-soft">
					{t('scrubber.tyre', { mm: withUnit(tyre_mm, 'mm') })}
				</p>
			)}
		</li>
	);
}

/** Right half of a path and its mirror image; the slider fills in the lines. */
function Half({ name }: { name: string }) {
	return (
		<>
			<path data-path={name} />
			<path data-path={name} transform="scale(-1 1)" />
		</>
	);
}

/** Large section, slider and current figures; hidden without script. */
function Stage({ stops, texts }: { stops: readonly SectionStop[]; texts: Texts }) {
	const { specs, content: t } = texts;
	const heights = stops.map(({ rim }) => rim.height_mm);
	const [low, high] = [Math.min(...heights), Math.max(...heights)];
	const widest = Math.max(
		...stops.map(({ rim, tyre_mm }) => Math.max(rim.outer_width_mm, tyre_mm ?? 0)),
	);
	const above = Math.max(...stops.map(({ tyre_mm }) => tyre_mm ?? 0)) * SECTION_SCALE + 8;
	const half = (widest / 2 + 6) * SECTION_SCALE;
	const figures = [
		['height', specs('label.rim_height'), 'mm'],
		['weight', specs('label.wheelset_weight'), 'g'],
		['channel', specs('label.rim_inner_width'), 'mm'],
	] as const;
	return (
		<div className="scrubber-stage">
			<svg
				viewBox={`${-half} ${-above} ${2 * half} ${above + high * SECTION_SCALE + 8}`}
				fill="none"
				stroke="currentColor"
				aria-hidden="true"
			>
				<g strokeDasharray="5 4">
					<Half name="tyre" />
				</g>
				<g fill="currentColor" fillRule="evenodd">
					<Half name="section" />
				</g>
			</svg>
			<label>
				<span className="sr-only">{specs('label.rim_height')}</span>
				<input type="range" min={low} max={high} step="1" list="section-stops" />
			</label>
			<datalist id="section-stops">
				{heights.map((height) => (
					<option key={height} value={height} />
				))}
			</datalist>
			<dl className="scrubber-figures" aria-hidden="true">
				{figures.map(([name, label, unit]) => (
					<div key={name}>
						<dt className="text-sm text-soft">{label}</dt>
						<dd>
							<span data-figure={name} />
							<span className="figure-unit">{unitAfter(unit)}</span>
						</dd>
					</div>
				))}
			</dl>
			<p className="text-sm text-soft">{t('scrubber.hint')}</p>
		</div>
	);
}

/** Sections of wheels along their heights: a slider with script, three sections without. */
export function SectionScrubber({ block, isFirst, texts }: BlockProps<'section_scrubber'>) {
	const { products: stops } = block;
	const steps = stops.map(({ rim, tyre_mm, weight_g }) => ({ rim, tyre_mm, weight_g }));
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			{stops.length > 0 &&
				createElement(
					'section-scrubber',
					{ class: 'section-scrubber', 'data-steps': JSON.stringify(steps) },
					stops.length > 1 && <Stage stops={stops} texts={texts} />,
					<ol>
						{stops.map((stop, place) => (
							<Stop
								key={stop.id}
								stop={stop}
								texts={texts}
								isHidden={!isStill(place, stops.length)}
							/>
						))}
					</ol>,
				)}
		</Section>
	);
}
