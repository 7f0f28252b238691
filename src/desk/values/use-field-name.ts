import { useResourceContext, useTranslate } from 'react-admin';

/**
 * Returns a function that labels a field: by its resource type or table if either has a label of
 * its own, else by the common one. `of` is the table; without it, the record on the page.
 */
export function useFieldName(): (field: string, of?: string) => string {
	const translate = useTranslate();
	const resource = useResourceContext() ?? '';
	return (field, of = resource) =>
		translate(`own.${of}.${field}`, { _: translate(`fields.${field}`, { _: field }) });
}
