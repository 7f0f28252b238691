import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import type { Way } from './answers.ts';

/** What every part of the warranty's form shares. */
export interface WarrantyContext {
	locale: Locale;
	t: Translator<'warranty'>;
	/** Who can be written to. */
	email: string;
	pages: Record<Exclude<Way, 'write'>, string>;
}

export interface NextStepProps {
	way: Way | null;
	context: WarrantyContext;
	serial: string;
	date: string;
}

/** The way on from a wheel that cannot be registered. */
export function NextStep({ way, context, serial, date }: NextStepProps) {
	if (way === null) return null;
	const { t, email, pages } = context;
	// What was typed stands behind the `#`: no server writes it down.
	const kept = new URLSearchParams({ serial, ...(date !== '' && { date }) });
	const targets: Record<Way, string> = {
		ops: `${pages.ops}#${kept}`,
		passport: pages.passport,
		write: `mailto:${email}?subject=${encodeURIComponent(`MQC ${serial}`)}`,
	};
	return (
		<a className="link" href={targets[way]}>
			{t(`way.${way}`, { email })}
		</a>
	);
}
