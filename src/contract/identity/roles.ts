import * as v from 'valibot';

export const STAFF_ROLES = ['support', 'shop', 'editor', 'admin'] as const;

export const staffRoleSchema = v.picklist(STAFF_ROLES);
export type StaffRole = v.InferOutput<typeof staffRoleSchema>;

/** Groups of roles that most desk calls use. */
export const CARE: readonly StaffRole[] = ['support', 'admin'];
export const SALES: readonly StaffRole[] = ['support', 'shop', 'admin'];
export const ADMIN: readonly StaffRole[] = ['admin'];
/** Roles that set prices and stock. */
export const SHOP: readonly StaffRole[] = ['shop', 'admin'];
