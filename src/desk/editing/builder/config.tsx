import type { Config } from '@puckeditor/core';
import { toField } from '#contract/content/documents/fields.ts';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import { BROKEN } from '../data/blocks.ts';
import { emptyFields } from '../fields/empty.ts';
import { CanvasBlock, type CanvasProps } from './CanvasBlock.tsx';
import { CanvasPage } from './canvas/CanvasPage.tsx';

/** Initial values of a block: only what its schema requires. */
function beginnings(type: keyof typeof STORED_BLOCK_SCHEMAS) {
	const { entries } = STORED_BLOCK_SCHEMAS[type];
	const own = Object.entries(entries).filter(([, schema]) => {
		const { kind } = toField(schema);
		return kind !== 'constant' && kind !== 'key';
	});
	return emptyFields(Object.fromEntries(own));
}

/** Config with every block of the contract; the desk draws both their fields and their look. */
export function toConfig(getName: (type: string) => string): Config {
	const types = Object.keys(STORED_BLOCK_SCHEMAS).flatMap((type) =>
		type in STORED_BLOCK_SCHEMAS ? [type as keyof typeof STORED_BLOCK_SCHEMAS] : [],
	);
	const component = (type: string) => ({
		label: getName(type),
		fields: {},
		render: ({ puck: _, editMode: __, ...props }: CanvasProps) => (
			<CanvasBlock type={type} {...props} />
		),
	});
	return {
		root: { render: CanvasPage },
		components: {
			...Object.fromEntries(
				types.map((type) => [type, { ...component(type), defaultProps: beginnings(type) }]),
			),
			[BROKEN]: component(BROKEN),
		},
	};
}
