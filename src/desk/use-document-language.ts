import { useEffect } from 'react';
import { useLocale } from 'react-admin';

/** Tells assistive technology which language the page is in now. */
export function useDocumentLanguage(): void {
	const locale = useLocale();
	useEffect(() => {
		document.documentElement.lang = locale;
	}, [locale]);
}
