import type { SERIAL_HINTS, SerialOutcome } from '#contract/wheels/registrations.ts';
import type { MessageKey } from '#i18n/messages.ts';

type Hint = (typeof SERIAL_HINTS)[number];
export type Way = 'ops' | 'passport' | 'write';

export interface AnswerWords {
	title: MessageKey<'warranty'>;
	/** Messages that say what to do next. */
	next: readonly MessageKey<'warranty'>[];
	way: Way | null;
}

/** Outcomes after which a wheel is not registered. */
export type Refusal = Exclude<SerialOutcome, 'success'>;

const WAYS: Partial<Record<Refusal, Way>> = {
	already_registered: 'passport',
	substituted: 'write',
	teams: 'write',
	not_found: 'ops',
};

const HINTED: Record<Hint, Pick<AnswerWords, 'next' | 'way'>> = {
	look_alike: { next: ['next.look_alike', 'next.not_found'], way: 'ops' },
	not_carbon: { next: ['next.not_carbon'], way: 'write' },
};

/** Returns the texts and the link for a wheel that cannot be registered. */
export function toWords(outcome: Refusal, hint: Hint | null): AnswerWords {
	return {
		title: `outcome.${outcome}`,
		next: [`next.${outcome}`],
		way: WAYS[outcome] ?? null,
		...(outcome === 'not_found' && hint && HINTED[hint]),
	};
}
