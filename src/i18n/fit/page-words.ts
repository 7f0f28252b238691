import type { Locale } from '#contract/locales.ts';
import { toMessages } from '../server.ts';
import type { FitWords } from './words.ts';

/** Sentences of the fit bench for pages. */
export const fitWords = (locale: Locale): FitWords =>
	toMessages(locale, 'fit') as unknown as FitWords;
