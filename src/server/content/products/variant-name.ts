import type { Locale } from '#contract/locales.ts';
import { textIn } from '#server/platform/db/localized.ts';
import type { Choices } from './queries.ts';

/** What tells an article from its siblings in a language; null where nothing does. */
export function variantName(
	variant: { options: Record<string, string>; color: string | null },
	product: { options: readonly string[] },
	{ options, colors }: Choices,
	locale: Locale,
): string | null {
	const words = product.options.flatMap((code) => {
		const value = options.get(code)?.values.find((one) => one.code === variant.options[code]);
		return value ? [textIn(value.name, locale)] : [];
	});
	const color = variant.color === null ? undefined : colors.get(variant.color);
	return [...words, ...(color ? [textIn(color.name, locale)] : [])].join(' / ') || null;
}
