import type { SocialCard } from '#content/social/model.ts';

/** The picture of a wheel, with everything that a picture can have. */
export function aSocialPicture(changes: Partial<SocialCard> = {}): SocialCard {
	return {
		brand: 'Livenza',
		payoff: 'Componenti per ciclismo dal 1919',
		kicker: 'Ruote',
		title: 'Kleos RD 50',
		text: 'Una ruota sola per tutta la stagione',
		figures: [
			{ label: 'Altezza del profilo', value: '50', unit: 'mm' },
			{ label: 'Raggi', value: '16+8', unit: null },
		],
		drawing: {
			parts: {
				rim: {
					height_mm: 50,
					inner_width_mm: 21,
					outer_width_mm: 28,
					bead_diameter_mm: 622,
					is_hookless: false,
				},
				front_spokes: null,
				rear_spokes: { drive_side: 16, other_side: 8, crosses: 2 },
			},
			measures: { height: '50', inner_width: '21', outer_width: '28' },
		},
		...changes,
	};
}
