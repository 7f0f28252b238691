import type { KnownForm } from '#contract/kinds.ts';
import OpsIsland from './OpsIsland.astro';
import VisitIsland from './VisitIsland.astro';
import WarrantyIsland from './WarrantyIsland.astro';

type OwnIsland = typeof WarrantyIsland;

/**
 * Known forms with an island of their own; every other uses `ServerForm`. A page carries the style
 * sheets of the forms that it shows (`templates/sheets.ts`).
 */
export const FORM_ISLANDS: Record<string, OwnIsland> = {
	warranty: WarrantyIsland,
	'ops-warranty': OpsIsland,
	visit: VisitIsland,
} satisfies Partial<Record<KnownForm, OwnIsland>>;
