import i18next from 'i18next';
import type { Locale } from '#contract/locales.ts';
import type { Messages, MessageValues, Namespace, Translator } from './messages.ts';
import { fill } from './translator.ts';

type AnyTranslator = (key: string, values?: MessageValues) => string;
const translators = new Map<string, AnyTranslator>();

function bind(locale: Locale, namespace: Namespace): AnyTranslator {
	if (!i18next.isInitialized) throw new Error('i18next is asked before it is set up');
	const t = i18next.getFixedT(locale, namespace);
	const templates = new Map<string, string>();
	return (key, values) => {
		if (values && 'count' in values) return String(t(key, values));
		let template = templates.get(key);
		if (template === undefined) {
			template = String(t(key, { skipInterpolation: true }));
			templates.set(key, template);
		}
		return values ? fill(template, values) : template;
	};
}

/**
 * Translator of one language and namespace for `.astro` and the build. Templates are remembered
 * and filled here: a build asks for the same few hundred on every page, and only plurals need more.
 */
export function getT<N extends Namespace>(locale: Locale, namespace: N): Translator<N> {
	const key = `${locale}/${namespace}`;
	let translator = translators.get(key);
	if (!translator) translators.set(key, (translator = bind(locale, namespace)));
	return translator;
}

/** Messages of a namespace, to hand to an island. */
export function messagesOf(locale: Locale, namespace: Namespace): Messages {
	return i18next.getResourceBundle(locale, namespace) as Messages;
}
