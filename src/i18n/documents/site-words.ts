import screensEn from '../locales/en/screens.json' with { type: 'json' };
import specsEn from '../locales/en/specs.json' with { type: 'json' };
import screensIt from '../locales/it/screens.json' with { type: 'json' };
import specsIt from '../locales/it/specs.json' with { type: 'json' };

const WORDS = {
	it: { specs: specsIt, screens: screensIt },
	en: { specs: specsEn, screens: screensEn },
};

/** The site's name of a screen, a figure of a specification or a feature; null if it has none. */
export function siteWord(deskLocale: string, name: string, value: string): string | null {
	const { specs, screens } = deskLocale === 'en' ? WORDS.en : WORDS.it;
	if (name === 'route') return findTitle(screens, value);
	if (name !== 'codes' && name !== 'code') return null;
	return wordIn(specs.label, value) ?? wordIn('feature' in specs ? specs.feature : {}, value);
}

function findTitle(screens: Readonly<Record<string, unknown>>, name: string): string | null {
	const screen = screens[name];
	return typeof screen === 'object' && screen !== null ? wordIn(screen, 'title') : null;
}

function wordIn(words: object, name: string): string | null {
	const found = Object.entries(words).find(([known]) => known === name)?.[1] as unknown;
	return typeof found === 'string' ? found : null;
}
