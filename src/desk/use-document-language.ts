import { useEffect } from 'react';
import { useLocale } from 'react-admin';

/** Sets the page's `lang` to the current language, for assistive technology. */
export function useDocumentLanguage(): void {
	const locale = useLocale();
	useEffect(() => {
		document.documentElement.lang = locale;
	}, [locale]);
}
