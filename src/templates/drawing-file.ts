import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PartLines } from '#components/drawing/PartDrawing.tsx';
import { RimLines } from '#components/drawing/RimDrawing.tsx';
import { WheelLines } from '#components/drawing/WheelDrawing.tsx';
import type { DrawingFile } from '#content/pictures/drawing.ts';

/**
 * A drawing as a file. Pages show its group `d` in a view box of their own, from which it inherits
 * ink, type and variables.
 */
export function drawingSvg(file: DrawingFile): string {
	const group = renderToStaticMarkup(createElement('g', { id: 'd' }, toLines(file)));
	return `<svg xmlns="http://www.w3.org/2000/svg">${group}</svg>`;
}

function toLines(file: DrawingFile) {
	const { locale } = file;
	if ('part' in file) return createElement(PartLines, { part: file.part, locale });
	const { rim, spokes } = file;
	return spokes
		? createElement(WheelLines, { rim, spokes, locale })
		: createElement(RimLines, { rim, locale });
}
