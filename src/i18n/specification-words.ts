import type { SpecificationCode } from '#contract/content/specifications.ts';
import type { Locale } from '#contract/locales.ts';
import en from './locales/en/specs.json' with { type: 'json' };
import es from './locales/es/specs.json' with { type: 'json' };
import fr from './locales/fr/specs.json' with { type: 'json' };
import it from './locales/it/specs.json' with { type: 'json' };
import ja from './locales/ja/specs.json' with { type: 'json' };

const WORDS = { it, en, es, fr, ja };

/** The site's name of a figure of a specification, for papers of the host. */
export const specificationIn = (locale: Locale, code: SpecificationCode): string =>
	WORDS[locale].label[code];
