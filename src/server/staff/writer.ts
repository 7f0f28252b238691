import { eq } from 'drizzle-orm';
import { staffChange, staffCreate } from '#contract/staff/desk.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { sessions, users } from '#server/identity/tables.ts';
import { createAccount } from './accounts.ts';
import { hashPassword, randomPassword } from '#server/identity/passwords.ts';
import { changeWriter, preparedCreationWriter, fault, type Writer } from '#server/desk/ports.ts';

/** True if this is the last account that can make accounts. */
async function isLastAdmin(tx: Tx, id: string): Promise<boolean> {
	const admins = await tx
		.select({ id: users.id })
		.from(users)
		.where(eq(users.role, 'admin'))
		.for('update');
	return admins.length === 1 && admins[0]?.id === id;
}

async function aPassword(): Promise<{ password: string; hash: string }> {
	const password = randomPassword();
	return { password, hash: await hashPassword(password) };
}

export const staffWriter: Writer = {
	change: changeWriter(staffChange, async ({ tx, now }, id, body) => {
		const leaves = body.role !== undefined && body.role !== 'admin';
		if (leaves && (await isLastAdmin(tx, id))) return { code: 'conflict' };
		await tx
			.update(users)
			.set({ ...body, updatedAt: now })
			.where(eq(users.id, id));
		return null;
	}),
	create: preparedCreationWriter(
		staffCreate,
		aPassword,
		async ({ tx }, body, { password, hash }) => {
			const [known] = await tx
				.select({ id: users.id })
				.from(users)
				.where(eq(users.email, body.email));
			if (known) return fault('email', 'duplicate');
			const id = await createAccount(tx, { ...body, hash, isOneTime: true });
			return { id, one_time_password: password };
		},
	),
	async remove({ tx, staff }, id) {
		if (id === staff.id || (await isLastAdmin(tx, id))) return { code: 'conflict' };
		await tx.delete(sessions).where(eq(sessions.userId, id));
		await tx.delete(users).where(eq(users.id, id));
		return null;
	},
};
