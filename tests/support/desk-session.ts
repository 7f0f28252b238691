import type { DeskSession } from '#contract/staff/session.ts';

/** Who sits at the desk in tests of its screens. */
export const SESSION: DeskSession = {
	email: 'anna@livenza.example',
	name: 'Anna',
	role: 'editor',
	must_change_password: false,
};
