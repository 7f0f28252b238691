import it from '#i18n/locales/it/desk/editing/builder.json' with { type: 'json' };
import type { PuckProps } from './puck-types.ts';

type Dictionary = NonNullable<PuckProps['dictionary']>;

/**
 * The page builder's own labels; English is its default. Its panels are not drawn, so little of
 * this is ever visible; all of it is still in the desk's language.
 */
export const DICTIONARIES: Readonly<Record<'it' | 'en', Dictionary>> = { it, en: {} };
