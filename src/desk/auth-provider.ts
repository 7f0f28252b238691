import { type AuthProvider, HttpError } from 'react-admin';
import * as v from 'valibot';
import { type DeskResource } from '#contract/desk/resource.ts';
import { deskResource, isDeskResource } from '#contract/desk/resources.ts';
import type { StaffRole } from '#contract/identity/roles.ts';
import { PUBLISHERS } from '#contract/publishing/roles.ts';
import { closeSession, currentSession, forgetSession, openSession } from './session.ts';

const loginSchema = v.object({ email: v.string(), password: v.string() });

/** Roles by the framework's names of permissions. */
const ROLES: Record<string, (resource: DeskResource) => readonly StaffRole[]> = {
	list: ({ read }) => read,
	show: ({ read }) => read,
	edit: ({ change }) => change?.roles ?? [],
	create: ({ create }) => create?.roles ?? [],
	delete: ({ remove }) => remove,
	export: (resource) => resource.export,
};

/** True if the role has a permission. The host checks every call again; this hides the rest. */
export function mayDo(role: StaffRole, action: string, name: string): boolean {
	if (!isDeskResource(name)) return true;
	return ROLES[action]?.(deskResource(name)).includes(role) ?? false;
}

/** True if the role may change the site. */
export const isEditor = (role: StaffRole | undefined): boolean =>
	role !== undefined && PUBLISHERS.includes(role);

export const authProvider: AuthProvider = {
	async login(given: unknown) {
		const { email, password } = v.parse(loginSchema, given);
		await openSession(email, password);
	},
	async logout() {
		// A session that has expired already counts as closed.
		await closeSession().catch(forgetSession);
	},
	async checkAuth() {
		await currentSession();
	},
	async checkError(error: unknown) {
		if (error instanceof HttpError && error.status === 401) {
			forgetSession();
			throw error;
		}
	},
	async getIdentity() {
		const { email, name, must_change_password } = await currentSession();
		return { id: email, fullName: name || email, mustChangePassword: must_change_password };
	},
	async getPermissions() {
		return (await currentSession()).role;
	},
	async canAccess({ action, resource }) {
		return mayDo((await currentSession()).role, action, resource);
	},
};
