import OpsIsland from './OpsIsland.astro';
import WarrantyIsland from './WarrantyIsland.astro';

/**
 * Forms with a behaviour of their own, by slug; `ServerForm` does for every other. A page carries the
 * sheets of the forms that it shows (`templates/sheets.ts`).
 */
export const FORM_ISLANDS: Record<string, typeof WarrantyIsland> = {
	warranty: WarrantyIsland,
	'ops-warranty': OpsIsland,
};
