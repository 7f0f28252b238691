import { drawingLabels } from '#i18n/drawing-labels.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { PartDrawing } from '#components/drawing/PartDrawing.tsx';
import { RangeDrawing } from '#components/drawing/RangeDrawing.tsx';
import { RimDrawing } from '#components/drawing/RimDrawing.tsx';
import { WheelDrawing } from '#components/drawing/WheelDrawing.tsx';
import { drawPart } from '#drawing/parts/part.ts';
import type { Texts } from '#components/texts.ts';
import type { ComparedProduct } from '#content/editorial/block-parts.ts';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from '../props.ts';
import '#components/ui/row-list.css';

interface DrawnProps {
	product: ComparedProduct;
	texts: Texts;
}

/** One product: its rim section beside its spoke layout, or the part that it is. */
function OneProduct({ product, texts }: DrawnProps) {
	const { part, drawing } = product;
	const { rim = null, front_spokes = null, rear_spokes = null } = drawing ?? {};
	const labels = drawingLabels(texts, product.name);
	if (!rim) {
		if (!part) return null;
		const label = labels.part(drawPart(part).dimensions);
		return (
			<div className="mx-auto w-full max-w-prose">
				<PartDrawing part={part} locale={texts.locale} label={label} />
			</div>
		);
	}
	const spokes = rear_spokes ?? front_spokes;
	return (
		<div className="grid items-center gap-10 md:grid-cols-2">
			<RimDrawing rim={rim} locale={texts.locale} label={labels.rim(rim)} />
			{spokes && (
				<WheelDrawing
					rim={rim}
					spokes={spokes}
					locale={texts.locale}
					label={labels.wheel(spokes)}
				/>
			)}
		</div>
	);
}

function priceText({ price }: ComparedProduct, { prices }: Texts): string {
	if (!price) return prices('price.none');
	return price.isFrom ? prices('price.from', { amount: price.amount }) : price.amount;
}

/** Several products: their sections on one line, and a legend that leads to each. */
function Range({ products, texts }: { products: readonly ComparedProduct[]; texts: Texts }) {
	const drawn = products.flatMap((product) => {
		const rim = product.drawing?.rim;
		return rim ? [{ product, rim }] : [];
	});
	if (drawn.length === 0) return null;
	const label = drawn
		.map(({ product, rim }) => drawingLabels(texts, product.name).rim(rim))
		.join(' · ');
	return (
		<div className="grid items-center gap-10 md:grid-cols-2">
			<RangeDrawing rims={drawn.map(({ rim }) => rim)} locale={texts.locale} label={label} />
			<ul className="row-list">
				{drawn.map(({ product, rim }) => (
					<li key={product.id} className="row-item">
						<p className="condensed tabular text-3xl font-light">
							{rim.height_mm}
							<span className="figure-unit">{unitAfter('mm')}</span>
						</p>
						<p>
							<a className="link" href={product.href}>
								{product.name}
							</a>
						</p>
						<p className="tabular flex flex-wrap items-center gap-4">
							<span data-price={product.id}>{priceText(product, texts)}</span>{' '}
							<a
								className="btn-ghost"
								href={product.href}
								aria-label={texts.content('drawing.chooseName', { name: product.name })}
							>
								{texts.content('drawing.choose')}
							</a>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

export function DrawingBlock({ block, isFirst, texts }: BlockProps<'drawing'>) {
	const [first] = block.products;
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			{block.products.length === 1 && first ? (
				<OneProduct product={first} texts={texts} />
			) : (
				<Range products={block.products} texts={texts} />
			)}
		</Section>
	);
}
