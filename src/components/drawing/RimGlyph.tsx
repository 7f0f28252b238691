import type { RimSection } from '#contract/content/catalogue.ts';
import { rimProfile } from '#drawing/rim-profile.ts';
import { profilePath } from '#drawing/rim-section.ts';
import { Mirrored } from './Mirrored.tsx';

/** CSS pixels in one mm, equal on every card, so that 36 and 62 differ at a glance. */
const SCALE = 1.1;

/** Cross-section of a rim at one scale, without measures; the figures are beside it. */
export function RimGlyph({ rim }: { rim: RimSection }) {
	const { skin, cavity } = rimProfile(rim);
	const width = Math.ceil(rim.outer_width_mm * SCALE) + 2;
	const height = Math.ceil(rim.height_mm * SCALE) + 2;
	const section = profilePath(skin, SCALE) + (cavity ? profilePath(cavity, SCALE) : '');
	return (
		<svg
			className="shrink-0"
			viewBox={`${-width / 2} -1 ${width} ${height}`}
			width={width}
			height={height}
			fill="currentColor"
			fillRule="evenodd"
			aria-hidden="true"
		>
			<Mirrored d={section} />
		</svg>
	);
}
