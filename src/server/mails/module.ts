import { sql } from 'drizzle-orm';
import { mailsContract } from '#contract/mails/module.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import { cleanUpMailFiles } from '#server/platform/mail/cleanup.ts';
import { giveUpLostMails } from '#server/platform/mail/lost.ts';
import { MAIL_QUEUE, startMailer } from '#server/platform/mail/mailer.ts';
import { defineModule } from '../module.ts';
import { mailKind, mailRoutes } from './desk.ts';
import { localMailRoutes } from './local/routes.ts';
import { mailData } from './personal.ts';
import { printFor } from './print.ts';

export const mailsModule = defineModule({
	contract: mailsContract,
	routes: mailRoutes,
	desk: [mailKind],
	personal: mailData,
	retention: {
		mails: ({ before }) => [
			sql`delete from mails
				where created_at < ${toInstant(before)} and state in ('sent', 'failed') returning 1`,
		],
	},
	queues: {
		mail: {
			rules: MAIL_QUEUE,
			start: (boss, services) => startMailer(boss, { ...services, print: printFor(services) }),
		},
	},
	cleanups: [
		{
			async run({ db, log }, now) {
				const lost = await giveUpLostMails(db, now);
				if (lost > 0)
					log(`mail: ${lost} jobs lost by the queue: the mails wait at the desk`, {
						level: 'warn',
						component: 'mail',
					});
			},
		},
		{
			isForErasure: true,
			async run({ db, mailFolder }) {
				if (mailFolder !== undefined) await cleanUpMailFiles(db, mailFolder);
			},
		},
	],
	mount(app, { mailFolder, ...services }) {
		if (mailFolder === undefined) return;
		const print = printFor(services);
		app.route('/api/mails', localMailRoutes({ ...services, mailFolder, print }));
	},
});
