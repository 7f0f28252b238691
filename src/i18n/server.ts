import i18next from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import type { Messages, MessageValues, Namespace, Translator } from './messages.ts';
import { fill } from './translator.ts';

type AnyTranslator = (key: string, values?: MessageValues) => string;
const translators = new Map<string, AnyTranslator>();

/** Plural forms of Italian, which a language without a message of its own shows. */
const sourceForms = new Intl.PluralRules(DEFAULT_LOCALE);

function bind(locale: Locale, namespace: Namespace): AnyTranslator {
	if (!i18next.isInitialized) throw new Error('i18next is not initialised');
	const t = i18next.getFixedT(locale, namespace);
	const forms = new Intl.PluralRules(locale);
	const templates = new Map<string, string>();
	return (key, values) => {
		const count = values?.['count'];
		const isPlural = typeof count === 'number';
		// Nothing has a form for zero alone, which i18next would look for.
		const name = isPlural ? `${key} ${forms.select(count)} ${sourceForms.select(count)}` : key;
		let template = templates.get(name);
		if (template === undefined) {
			template = String(t(key, { ...(isPlural && { count }), skipInterpolation: true }));
			templates.set(name, template);
		}
		return values ? fill(template, values) : template;
	};
}

/**
 * Translator of one language and namespace for `.astro` and the build. Templates are cached, each
 * plural form by itself, and filled here: a build uses the same few hundred on every page.
 */
export function getT<N extends Namespace>(locale: Locale, namespace: N): Translator<N> {
	const key = `${locale}/${namespace}`;
	let translator = translators.get(key);
	if (!translator) translators.set(key, (translator = bind(locale, namespace)));
	return translator;
}

/** Key without its plural suffix. */
const toBaseKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Messages, completed from another language; a plural comes whole from one of them. */
function completed(own: Messages, other: Messages): Messages {
	const known = new Set(Object.keys(own).map(toBaseKey));
	const lacking = Object.entries(other).filter(([key]) => !known.has(toBaseKey(key)));
	const inner = Object.entries(own).map(([key, node]) => {
		const theirs = other[key];
		const areBoth = typeof node === 'object' && typeof theirs === 'object';
		return [key, areBoth ? completed(node, theirs) : node] as const;
	});
	return Object.fromEntries([...inner, ...lacking]);
}

const bundles = new Map<string, Messages>();

/** Messages of a namespace; Italian if the language has none yet. */
export function toMessages(locale: Locale, namespace: Namespace): Messages {
	const key = `${locale}/${namespace}`;
	let messages = bundles.get(key);
	if (!messages) {
		const own = (i18next.getResourceBundle(locale, namespace) ?? {}) as Messages;
		const italian = i18next.getResourceBundle(DEFAULT_LOCALE, namespace) as Messages;
		bundles.set(key, (messages = completed(own, italian)));
	}
	return messages;
}
