/** Form whose fields can be filled in by code. */
export interface Fillable {
	control: object;
	getValues: (slug: string) => unknown;
	setValue: (slug: string, value: string, options: { shouldValidate: boolean }) => void;
}

/** Field that was changed or blurred. */
export interface Field {
	form: Fillable;
	slug: string;
	isLeft: boolean;
	/** Called for values filled in by code, as for typed ones. */
	onField?: ((slug: string, value: string) => void) | undefined;
}
