/** A point of a picture: parts of its width and height. */
interface Point {
	x: number;
	y: number;
}

/** Finest step that a viewer notices where a picture is cropped. */
const STEPS = 10;
const toPlace = (part: number) => Math.round(part * STEPS);

/**
 * Classes that keep a point of a picture in view where it is cropped. The pages' content security
 * policy allows no style attribute; the rules are one text on all pages that need them.
 */
export const cropClass = ({ x, y }: Point): string => `crop-x${toPlace(x)} crop-y${toPlace(y)}`;

const places = Array.from({ length: STEPS + 1 }, (_, place) => place);
const toRule = (place: number) => {
	const part = `${(place * 100) / STEPS}%`;
	return `.crop-x${place}{--x:${part}}.crop-y${place}{--y:${part}}`;
};

/** Rules of all these classes; they come last, after a component's rules for other pictures. */
export const CROP_RULES = `${places.map(toRule).join('')}[class*=crop-x]{object-position:var(--x) var(--y)}`;
