import type { FormFieldModel } from './form-model.ts';

type Option = FormFieldModel['options'][number];

const findOption = (options: readonly Option[], value: unknown): Option | undefined =>
	options.find((option) => option.value === value);

const goWith = (one: Option, other: Option): boolean =>
	one.goes_with === undefined ||
	other.goes_with === undefined ||
	one.goes_with.some((word) => other.goes_with?.includes(word));

/**
 * Narrows a field to the choices that go with the choice of another field. The current choice
 * stays: nothing changes silently, and the host reports that the two do not go together.
 */
export function choicesWith(
	field: FormFieldModel,
	chosen: unknown,
	other: FormFieldModel | undefined,
	otherChosen: unknown,
): FormFieldModel {
	const against = findOption(other?.options ?? [], otherChosen);
	if (!against) return field;
	const options = field.options.filter(
		(option) => option.value === chosen || goWith(option, against),
	);
	return { ...field, options };
}

/** True if a field offers a choice. */
export const offers = (field: FormFieldModel | undefined, value: string): boolean =>
	findOption(field?.options ?? [], value) !== undefined;
