import { useTranslate } from 'react-admin';
import { type DeskResourceName, deskResource } from '#contract/desk/resources.ts';
import { toFieldType } from './field-type.ts';

/** Title of a record: a choice by its label, anything else as it is. */
export function RecordTitle({ name, value }: { name: DeskResourceName; value: unknown }) {
	const translate = useTranslate();
	const { record, title } = deskResource(name);
	const schema = record.entries[title];
	const isChoice = schema !== undefined && toFieldType(schema).kind === 'choice';
	const text = String(value ?? '');
	return isChoice ? translate(`choices.${text}`, { _: text }) : text;
}
