import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import type { AskAs } from './desk.ts';
import type { OwnHost } from './host.ts';
import { listMails } from './mails.ts';
import { FRONT, registered } from './registration.ts';
import { tokenIn } from './warranty.ts';

export const wheelRow = async ({ db }: Pick<OwnHost, 'db'>, serial_number = FRONT) => {
	const [row] = await db
		.select()
		.from(wheel_registrations)
		.where(eq(wheel_registrations.serial_number, serial_number));
	return row;
};

/** Creates a wheel whose extension was requested on the site and is undecided. */
export async function aRequest(
	host: OwnHost,
	{ serial = FRONT, second = '', locale = 'it' as Locale } = {},
): Promise<{ id: string; token: string }> {
	await registered(host.ask, serial, second, { locale });
	const row = await wheelRow(host, serial);
	const mail = (await mailsOfKind(host, 'warranty.summary')).at(-1);
	return { id: row?.id ?? '', token: tokenIn(mail?.text ?? '') };
}

export const acceptRequest = (as: AskAs, id: string) =>
	as(`/desk/wheel_registrations/${id}/acceptances`, { method: 'POST' });
export const rejectRequest = (
	as: AskAs,
	id: string,
	json: { reason: string; text: string } = { reason: 'unreadable', text: '' },
) => as(`/desk/wheel_registrations/${id}/rejections`, { json });

/** Mails of one kind, the oldest first. */
export const mailsOfKind = async ({ db }: Pick<OwnHost, 'db'>, asked: string) =>
	(await listMails(db)).filter(({ kind }) => kind === asked);
