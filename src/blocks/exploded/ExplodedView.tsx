import { formatPair, listParts } from '#i18n/format.ts';
import { Image } from '#components/ui/Image.tsx';
import type { Texts } from '#components/texts.ts';
import type { ExplodedModel, ExplodedPart } from '#content/editorial/exploded-view.ts';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from '../props.ts';
import './ExplodedView.css';

/** Place of the names in their sentence: no character of any language. */
const GAP = '#';

interface PartProps {
	part: ExplodedPart;
	number: number;
	texts: Texts;
}

/** A part in the list: name, procedure, torque, and its spare. */
function Part({ part, number, texts }: PartProps) {
	const { content: t, locale } = texts;
	const { spare } = part;
	const price = spare?.price;
	return (
		<li id={part.id} className="exploded-part" tabIndex={-1}>
			<span className="exploded-number tabular" aria-hidden="true">
				{number}
			</span>
			<div className="flex flex-col gap-1">
				<h3 className="condensed text-xl font-medium">{part.name}</h3>
				{part.text && <p className="text-sm text-soft">{part.text}</p>}
				{part.torque && (
					<p className="text-sm tabular">
						{formatPair(texts.specs('label.torque'), part.torque, locale)}
					</p>
				)}
				{spare ? (
					<p className="text-sm">
						<a className="link" href={spare.href} lang={spare.lang ?? undefined}>
							{spare.name}
						</a>
						{price && (
							<>
								{' '}
								<span className="tabular" data-price={spare.id}>
									{price.isFrom
										? texts.prices('price.from', { amount: price.amount })
										: price.amount}
								</span>
							</>
						)}
					</p>
				) : (
					<p className="text-sm text-soft">{t('exploded.notSold')}</p>
				)}
			</div>
		</li>
	);
}

/** Borders of the parts over the picture, each a link to its place in the list. */
function Borders({ block }: { block: ExplodedModel }) {
	const { width, height } = block.picture;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={block.title}>
			{block.parts.map((part, index) => (
				<a key={part.id} href={`#${part.id}`}>
					<title>{part.name}</title>
					<path d={part.outline} />
					{part.labels.map(([x, y]) => (
						<g key={`${x} ${y}`} transform={`translate(${x} ${y - 26})`}>
							<circle r="19" />
							<text className="tabular" textAnchor="middle" dy=".36em">
								{index + 1}
							</text>
						</g>
					))}
				</a>
			))}
		</svg>
	);
}

/** Sentence that names the other products with the same parts, each name a link. */
function Holders({ products, texts }: { products: ExplodedModel['products']; texts: Texts }) {
	const [before = '', after = ''] = texts.content('exploded.holds', { names: GAP }).split(GAP);
	const ids = products.map(({ id }) => id);
	return (
		<>
			{` ${before}`}
			{listParts(ids, texts.locale).map((part) => {
				const product = products.find(({ id }) => id === part);
				return product ? (
					<a key={part} className="link" href={product.href} lang={product.lang ?? undefined}>
						{product.name}
					</a>
				) : (
					part
				);
			})}
			{after}
		</>
	);
}

/**
 * Products taken apart: the picture, and the list of its parts. Pointing at a part, or focusing it,
 * lights it in the other as well, without script (ExplodedView.css).
 */
export function ExplodedView({ block, isFirst, texts }: BlockProps<'exploded_view'>) {
	const [depicted, ...others] = block.products;
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<div className="exploded" id={block.id}>
				<div className="exploded-plate">
					<Image
						picture={block.picture}
						sizes="(min-width: 1024px) 58vw, 100vw"
						className="block w-full h-auto"
					/>
					<Borders block={block} />
				</div>
				{block.parts.length > 0 && (
					<ol className="exploded-list">
						{block.parts.map((part, index) => (
							<Part key={part.id} part={part} number={index + 1} texts={texts} />
						))}
					</ol>
				)}
			</div>
			<p className="text-sm text-soft">
				{depicted && texts.content('exploded.depicted', { name: depicted.name })}
				{others.length > 0 && <Holders products={others} texts={texts} />}
			</p>
		</Section>
	);
}
