import type { StaffRole } from '#contract/identity/roles.ts';

/** Who changes the content of the site, and publishes it. */
export const PUBLISHERS: readonly StaffRole[] = ['editor', 'admin'];
