import { useResourceContext, useTranslate } from 'react-admin';

/**
 * Names a field: as its kind of record, or the table that it is a column of, calls it, else as all do.
 * `of` is that table; left out, the record on the page.
 */
export function useFieldName(): (field: string, of?: string) => string {
	const translate = useTranslate();
	const resource = useResourceContext() ?? '';
	return (field, of = resource) =>
		translate(`own.${of}.${field}`, { _: translate(`fields.${field}`, { _: field }) });
}
