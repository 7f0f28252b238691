import * as v from 'valibot';
import { emailSchema } from '#contract/desk/fields.ts';
import { staffRoleSchema } from '#contract/identity/roles.ts';
import { endpoint } from '#contract/endpoint.ts';
import { textSchema } from '#contract/units.ts';

/** Minimum characters of a password. No character classes are required. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;
const passwordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PASSWORD_LENGTH));

export const deskSessionSchema = v.object({
	email: textSchema,
	name: v.string(),
	role: staffRoleSchema,
	/** True while the initial password is in use. Only a password change is accepted then. */
	must_change_password: v.boolean(),
});
export type DeskSession = v.InferOutput<typeof deskSessionSchema>;

export const signIn = endpoint({
	method: 'POST',
	path: '/auth/sign-in',
	audience: 'visitor',
	summary: 'Opens a session of the desk; the answer sets its cookie',
	body: v.object({ email: emailSchema, password: passwordSchema }),
	data: deskSessionSchema,
	errors: ['validation_failed', 'unauthorized', 'forbidden', 'too_many_requests'],
});

export const signOut = endpoint({
	method: 'POST',
	path: '/auth/sign-out',
	audience: 'visitor',
	summary: 'Ends the session',
	data: v.object({ outcome: v.literal('signed_out') }),
	errors: ['forbidden'],
});

export const changePassword = endpoint({
	method: 'POST',
	path: '/auth/password',
	audience: 'staff',
	summary: 'Replaces the password and ends every other session',
	body: v.object({
		current_password: passwordSchema,
		new_password: v.pipe(passwordSchema, v.minLength(MIN_PASSWORD_LENGTH)),
	}),
	data: v.object({ outcome: v.literal('changed') }),
	errors: ['validation_failed', 'unauthorized', 'forbidden', 'too_many_requests'],
});

export const getDeskSession = endpoint({
	method: 'GET',
	path: '/desk/session',
	audience: 'staff',
	summary: 'Who is signed in',
	data: deskSessionSchema,
	errors: ['unauthorized'],
});
