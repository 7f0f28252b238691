import { drawAxle, drawQuickRelease } from './axle.ts';
import { drawBottomBracket } from './bottom-bracket.ts';
import type { CompletePart } from './complete.ts';
import { drawCrank } from './crank.ts';
import { drawHeadset } from './headset.ts';
import { drawHub } from './hub.ts';
import { drawRotor } from './rotor.ts';
import { drawSeatpost } from './seatpost.ts';
import type { PartSheet } from './sheet.ts';

/** Draws a part of any kind with its measures. */
export function drawPart(part: CompletePart): PartSheet {
	switch (part.kind) {
		case 'hub':
			return drawHub(part);
		case 'crank':
			return drawCrank(part);
		case 'bottom_bracket':
			return drawBottomBracket(part);
		case 'headset':
			return drawHeadset(part);
		case 'rotor':
			return drawRotor(part);
		case 'axle':
			return drawAxle(part);
		case 'quick_release':
			return drawQuickRelease(part);
		case 'seatpost':
			return drawSeatpost(part);
	}
}
