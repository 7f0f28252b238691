import * as v from 'valibot';
import { idSchema } from '../units.ts';

/** What a preview in a frame of the page builder tells it: that it is drawn, and what was clicked. */
export const previewSaysSchema = v.variant('preview', [
	v.object({ preview: v.literal('drawn') }),
	v.object({ preview: v.literal('clicked'), key: idSchema }),
]);
export type PreviewSays = v.InferOutput<typeof previewSaysSchema>;

/** What the page builder tells a preview: the block that is chosen in it, by its key. */
export interface PreviewHears {
	preview: 'chosen';
	key: string | null;
}
