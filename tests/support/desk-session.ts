import type { DeskSession } from '#contract/staff/session.ts';

/** Session of the staff member in tests of the desk's screens. */
export const SESSION: DeskSession = {
	email: 'anna@livenza.example',
	name: 'Anna',
	role: 'editor',
	must_change_password: false,
};
