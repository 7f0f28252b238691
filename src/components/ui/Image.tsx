import { cropClass } from './crop.ts';

export interface ImageProps {
	picture: {
		src: string;
		/** Candidates by width; empty for one size alone. */
		srcset: string;
		width: number;
		height: number;
		alt: string;
		/** Point that cropping keeps in view; the centre if absent. */
		focal?: { x: number; y: number };
	};
	/** Width that the layout gives the picture, as `sizes` takes it. */
	sizes: string;
	className: string;
	/** The page's largest picture: fetched first, never lazy. */
	isPriority?: boolean;
}

/** A picture at the host's widths. Dimensions are always set, so that nothing moves. */
export function Image({ picture, sizes, className, isPriority = false }: ImageProps) {
	const image = (
		<img
			src={picture.src}
			{...(picture.srcset && { srcSet: picture.srcset, sizes })}
			width={picture.width}
			height={picture.height}
			alt={picture.alt}
			className={picture.focal ? `${className} ${cropClass(picture.focal)}` : className}
			{...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
		/>
	);
	// React puts a preload of its own before an eager image, unless a `picture` holds it.
	return isPriority ? <picture className="contents">{image}</picture> : image;
}
