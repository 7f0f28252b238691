import type { StaffRole } from '#contract/identity/roles.ts';

/** Roles that edit and publish the content of the site. */
export const PUBLISHERS: readonly StaffRole[] = ['editor', 'admin'];
