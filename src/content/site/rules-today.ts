import type { FitRule } from '#contract/fit/rules.ts';
import type { Locale } from '#contract/locales.ts';
import { rulesOn } from '#domain/fit-bench/rules.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { Site } from './site.ts';

/** Fit rules that hold today, for pages that print them or what follows from them. */
export const rulesToday = (site: Site, locale: Locale): FitRule[] =>
	rulesOn(site.locales[locale].fitRules, dayInRome(new Date()));
