import type { Locale } from '#contract/locales.ts';
import en from '../locales/en/fit-pick.json' with { type: 'json' };
import es from '../locales/es/fit-pick.json' with { type: 'json' };
import fr from '../locales/fr/fit-pick.json' with { type: 'json' };
import it from '../locales/it/fit-pick.json' with { type: 'json' };
import ja from '../locales/ja/fit-pick.json' with { type: 'json' };

/** Words of the choice of tyre and weight, which come with its script. */
interface PickWords {
	tyre: string;
	rider: string;
	/** Starting pressures, with the places `{{front}}` and `{{rear}}`. */
	result: string;
	/** Shown if the rim does not allow the pressure that the weight needs. */
	none: string;
}

export const PICK_WORDS: Record<Locale, PickWords> = { it, en, es, fr, ja };
