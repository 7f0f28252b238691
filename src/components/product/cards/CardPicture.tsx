import { WheelDrawing } from '#components/drawing/WheelDrawing.tsx';
import { drawingLabels } from '#i18n/drawing-labels.ts';
import type { ProductCard } from '#content/catalogue/catalogue.ts';
import type { Texts } from '#components/texts.ts';
import { Image } from '../../ui/Image.tsx';
import './card-photo.css';

interface CardPictureProps {
	card: ProductCard;
	texts: Texts;
	isPriority?: boolean;
}

const SIZES = '(min-width: 1280px) 21rem, (min-width: 768px) 33vw, 50vw';

/** Picture of a card, else the product's own drawing, else the outline of a wheel. */
export function CardPicture({ card, texts, isPriority = false }: CardPictureProps) {
	const { picture, drawing } = card;
	const spokes = drawing?.rear_spokes ?? drawing?.front_spokes ?? null;
	return (
		<div className="relative aspect-square overflow-hidden bg-raised">
			{picture && (
				<Image
					picture={{ ...picture, alt: '' }}
					sizes={SIZES}
					isPriority={isPriority}
					className="card-photo"
				/>
			)}
			{!picture && drawing?.rim && spokes && (
				<WheelDrawing
					rim={drawing.rim}
					spokes={spokes}
					locale={texts.locale}
					label={drawingLabels(texts, card.name).wheel(spokes)}
				/>
			)}
			{!picture && !(drawing?.rim && spokes) && <div className="placeholder" />}
			{card.price?.lowest30d && (
				<span className="tag-promo absolute left-3 top-3">{texts.prices('price.reduced')}</span>
			)}
		</div>
	);
}
