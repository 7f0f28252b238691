import { isLocale } from '#contract/locales.ts';
import type { Path } from '#domain/documents/values.ts';
import { useWords } from './words.ts';

/** A path in words: languages, fields, and blocks by their place. */
export function useWhere(place: string): (path: Path | string) => string {
	const { words, label } = useWords();
	return (path) => {
		const steps = typeof path === 'string' ? path.split('.') : path;
		const told = steps.flatMap((step) => {
			const name = String(step);
			if (name === 'texts' || name === '') return [];
			if (isLocale(name)) return [words(`locales.${name}`)];
			if (/^\d+$/.test(name)) return [String(Number(name) + 1)];
			return [label(place, name)];
		});
		return told.length > 0 ? told.join(' › ') : words('whole');
	};
}
