import { asc } from 'drizzle-orm';
import type { Db } from '../../src/server/platform/db/client.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';

/** Mails that the host has queued, the oldest first. */
export const listMails = (db: Db) => db.select().from(mails).orderBy(asc(mails.created_at));
