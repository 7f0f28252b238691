import { useMemo } from 'react';
import { unpackCountries } from '#domain/addresses/countries.ts';
import { prefixOptions } from '#domain/forms/phone-prefixes.ts';
import { askWithPhones } from './ask-phones.ts';
import type { ControlProps, Phones } from './context.ts';
import { FormShell, type FormShellProps } from './FormShell.tsx';
import { SelectControl } from './TextControls.tsx';
import { usePrefix } from './use-prefix.ts';

function PrefixSelect(props: ControlProps) {
	const { countries, fields } = props.context.model;
	const own = fields.find(({ vue_type }) => vue_type === 'country')?.defaultValue;
	const options = useMemo(() => prefixOptions(unpackCountries(countries), own), [countries, own]);
	return <SelectControl {...props} options={options} />;
}

const PHONES: Phones = { PrefixSelect, usePrefix, ask: askWithPhones };

/** Any form of the API, including those with phone fields. */
export function ServerForm(props: Omit<FormShellProps, 'phones'>) {
	return <FormShell {...props} phones={PHONES} />;
}
