import type { Locale } from '#contract/locales.ts';
import type { TestAct } from './act.ts';
import { loadTexts } from '#i18n/texts.ts';

interface TestTexts {
	title: string;
	/** States that no money moves here. */
	text: string;
	order: string;
	amount: string;
	acts: Record<TestAct, string>;
	over: string;
	back: string;
}

export const TEST_TEXTS: Record<Locale, TestTexts> = loadTexts('pages/test-payment');
