import type { ProductCard as Card } from '#content/catalogue/catalogue.ts';
import { unitAfter } from '#i18n/format-units.ts';
import type { Texts } from '#components/texts.ts';
import { RimGlyph } from '#components/drawing/RimGlyph.tsx';
import { CardPicture } from './CardPicture.tsx';
import { SWATCH_CLASSES } from './swatches.ts';
import '../../ui/stretched.css';

interface ProductCardProps {
	card: Card;
	texts: Texts;
	isPriority?: boolean;
}

/**
 * A product in a list: picture, name, its two main figures, price. The name is the link. Cards of a
 * row share two tracks, so that figures and prices are each on one line, however long a name or
 * however many finishes.
 */
export function ProductCard({ card, texts, isPriority = false }: ProductCardProps) {
	const { catalogue: t, prices, specs } = texts;
	return (
		<li
			className="group relative grid row-span-2 grid-rows-subgrid gap-y-2"
			data-product={card.id}
			data-wish={card.wishId ?? undefined}
			lang={card.lang ?? undefined}
		>
			<div className="flex flex-col gap-2">
				<CardPicture card={card} texts={texts} isPriority={isPriority} />
				<h3 className="condensed text-xl font-medium pt-2">
					<a className="stretched" href={card.href}>
						{card.name}
					</a>
				</h3>
				<p className="text-sm text-soft">{card.payoff}</p>
				{card.figures.length > 0 && (
					<div className="mt-auto flex items-end justify-between gap-2">
						<dl className="flex flex-wrap gap-x-4 gap-y-1">
							{card.figures.map((row) => (
								<div key={row.code} className="flex flex-col-reverse">
									<dt className="text-xs text-soft">{specs(`label.${row.code}`)}</dt>
									<dd className="condensed tabular text-2xl font-light">
										{row.value}
										{row.unit && <span className="text-sm text-soft">{unitAfter(row.unit)}</span>}
									</dd>
								</div>
							))}
						</dl>
						{card.rim && <RimGlyph rim={card.rim} />}
					</div>
				)}
			</div>
			<div className="flex flex-wrap self-start items-end justify-between gap-x-4 gap-y-2 pt-2">
				<p className="text-lg font-medium tabular">
					<span
						className={texts.locale === 'ja' ? 'whitespace-nowrap' : undefined}
						data-price={card.id}
					>
						{card.price
							? card.price.isFrom
								? prices('price.from', { amount: card.price.amount })
								: card.price.amount
							: prices('price.none')}
					</span>{' '}
					{card.price?.lowest30d && (
						<span className="block text-xs font-normal text-soft">
							{prices('price.lowest30d', { amount: card.price.lowest30d })}
						</span>
					)}
					{card.durability && <span className="block text-xs font-normal">{card.durability}</span>}
				</p>
				{card.colors.length > 1 && (
					<ul className="swatches flex flex-wrap gap-1" aria-label={t('product.colors')}>
						{card.colors.map((color) => (
							<li key={color.name} title={color.name}>
								<span className={SWATCH_CLASSES[color.swatch]} aria-hidden="true" />
								<span className="sr-only">{color.name}</span>
							</li>
						))}
					</ul>
				)}
				{card.addId !== null && (
					<button
						type="button"
						className="btn-ghost relative z-raised"
						data-add={card.addId}
						aria-label={t('product.addName', { name: card.name })}
					>
						{t('product.add')}
					</button>
				)}
			</div>
		</li>
	);
}
