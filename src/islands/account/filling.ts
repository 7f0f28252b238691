/** A form whose fields may be filled in. */
export interface Fillable {
	control: object;
	getValues: (slug: string) => unknown;
	setValue: (slug: string, value: string, options: { shouldValidate: boolean }) => void;
}

/** A field that was changed, or left. */
export interface Field {
	form: Fillable;
	slug: string;
	isLeft: boolean;
	/** Hears of what is filled in, as of what is typed. */
	onField?: ((slug: string, value: string) => void) | undefined;
}
