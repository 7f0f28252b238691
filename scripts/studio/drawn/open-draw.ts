import type { Specification } from '../specify/pictures.ts';
import { INK } from './open.ts';
import { group, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** Returns the SVG of a drawing around the middle of its sheet. */
export type Draw = (specification: Specification) => string;

export const word = (x: number, y: number, height: number, color: string): string =>
	group(`translate(${x} ${y})`, wordmark(height, color));
export const measure = (specification: Specification, name: string): number =>
	Number(specification[name]);
/** The house yellow, or ink where the part itself is yellow. */
export const accent = ({ finish }: Specification): string => (finish === 'yellow' ? INK : YELLOW);
