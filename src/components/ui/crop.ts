/** A point of a picture: parts of its width and height. */
interface Point {
	x: number;
	y: number;
}

/** As fine as anybody sees where a picture is cropped. */
const STEPS = 10;
const placeOf = (part: number) => Math.round(part * STEPS);

/**
 * What keeps a point of a picture in sight where it is cropped. The policy of pages allows no style
 * of an element's own, so it is classes, and their rules are one text on all pages that need them.
 */
export const cropClass = ({ x, y }: Point): string => `crop-x${placeOf(x)} crop-y${placeOf(y)}`;

const places = Array.from({ length: STEPS + 1 }, (_, place) => place);
const ruleOf = (place: number) => {
	const part = `${(place * 100) / STEPS}%`;
	return `.crop-x${place}{--x:${part}}.crop-y${place}{--y:${part}}`;
};

/** Rules of all such classes; they come last, after what a component says for pictures without a point. */
export const CROP_RULES = `${places.map(ruleOf).join('')}[class*=crop-x]{object-position:var(--x) var(--y)}`;
