import type { Locale } from '#contract/locales.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';

/** Sentences of the fit bench, which the pages, their script and the host's own page share. */
export const FIT_WORDS: Record<Locale, typeof it> = { it, en, es, fr, ja };
