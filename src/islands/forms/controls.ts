import { CheckboxControl, RadioControl } from './ChoiceControls.tsx';
import { FileControl } from './FileControl.tsx';
import type { Kind } from './context.ts';
import {
	ChoiceSelect,
	CountrySelect,
	HiddenControl,
	TextAreaControl,
	TextControl,
} from './TextControls.tsx';

const text: Kind = { Control: TextControl, naming: 'label', isKept: true };

/** Controls by `vue_type`, their wire name. */
const KINDS: Record<string, Kind> = {
	text,
	email: text,
	tel: text,
	date: text,
	textarea: { ...text, Control: TextAreaControl },
	select: { ...text, Control: ChoiceSelect },
	country: { ...text, Control: CountrySelect },
	phone_prefix: { ...text, Control: (props) => props.context.phones.PrefixSelect?.(props) },
	radio: { Control: RadioControl, naming: 'legend', isKept: false },
	checkbox: { Control: CheckboxControl, naming: 'choice', isKept: false },
	file: { Control: FileControl, naming: 'label', isKept: false },
	hidden: { Control: HiddenControl, naming: 'none', isKept: false },
};

const warned = new Set<string>();

/** Returns the rendering of a field. An unknown kind becomes text and is logged once. */
export function toKind({ vue_type }: { vue_type: string }): Kind {
	const kind = KINDS[vue_type];
	if (kind) return kind;
	if (!warned.has(vue_type)) {
		warned.add(vue_type);
		console.warn(`forms: unknown type of field "${vue_type}"`);
	}
	return text;
}
