import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import type { Way } from './answers.ts';

/** Shared context of all parts of the warranty form. */
export interface WarrantyContext {
	locale: Locale;
	t: Translator<'warranty'>;
	/** Contact address of the shop. */
	email: string;
	pages: Record<Exclude<Way, 'write'>, string>;
}

export interface NextStepProps {
	way: Way | null;
	context: WarrantyContext;
	serial: string;
	date: string;
}

/** Link to what to do next for a wheel that cannot be registered. */
export function NextStep({ way, context, serial, date }: NextStepProps) {
	if (way === null) return null;
	const { t, email, pages } = context;
	// The input goes into the fragment, so that no server logs it.
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
