import type { FormFieldModel } from './form-model.ts';

type Option = FormFieldModel['options'][number];

const optionOf = (options: readonly Option[], value: unknown): Option | undefined =>
	options.find((option) => option.value === value);

const goWith = (one: Option, other: Option): boolean =>
	one.goes_with === undefined ||
	other.goes_with === undefined ||
	one.goes_with.some((word) => other.goes_with?.includes(word));

/**
 * The field with the choices that go with another field's. The one that is chosen already stays:
 * nothing is changed silently, and the host says that it does not go.
 */
export function choicesWith(
	field: FormFieldModel,
	chosen: unknown,
	other: FormFieldModel | undefined,
	otherChosen: unknown,
): FormFieldModel {
	const against = optionOf(other?.options ?? [], otherChosen);
	if (!against) return field;
	const options = field.options.filter(
		(option) => option.value === chosen || goWith(option, against),
	);
	return { ...field, options };
}

/** Whether a field offers a choice. */
export const offers = (field: FormFieldModel | undefined, value: string): boolean =>
	optionOf(field?.options ?? [], value) !== undefined;
