import * as v from 'valibot';
import { idSchema } from '../units.ts';

/** Message from a preview frame to the page builder: it is rendered, or a block was clicked. */
export const previewSaysSchema = v.variant('preview', [
	v.object({ preview: v.literal('drawn') }),
	v.object({ preview: v.literal('clicked'), key: idSchema }),
]);
export type PreviewSays = v.InferOutput<typeof previewSaysSchema>;

/** Message from the page builder to a preview: key of the selected block. */
export interface PreviewHears {
	preview: 'chosen';
	key: string | null;
}
