import { html, raw } from 'hono/html';
import { ROOMS } from '#brand/colours.ts';
import { SYSTEM_FACES } from '#brand/faces.ts';
import type { mails } from '#server/platform/mail/tables.ts';
import { mailFileName } from '#server/platform/mail/transport.ts';

type MailRow = typeof mails.$inferSelect;
export type MailLine = Pick<MailRow, 'id' | 'kind' | 'to' | 'subject' | 'state' | 'created_at'>;

type Markup = ReturnType<typeof html>;

const room = ROOMS.light;
const STYLE = `
body{margin:0 auto;padding:24px;max-width:70rem;font:15px/1.5 ${SYSTEM_FACES.screen};color:${room.ink};background:${room.ground}}
h1{font-size:1.5rem}h2{font-size:1rem;margin:2rem 0 .5rem}a{color:inherit}
table{border-collapse:collapse;width:100%;background:${room.raised}}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid ${room.rule}}
th{font-weight:600;white-space:nowrap;width:1%}td{overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:${room.raised};padding:1rem;margin:0}
iframe{width:100%;height:52rem;border:1px solid ${room.rule};background:${room.raised}}`;

function page(title: string, body: Markup): Markup {
	return html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>${title}</title>
				<style>
					${raw(STYLE)}
				</style>
			</head>
			<body>
				${body}
			</body>
		</html>`;
}

const time = (date: Date) =>
	date.toLocaleString('sv-SE', {
		timeZone: 'Europe/Rome',
		dateStyle: 'short',
		timeStyle: 'medium',
	});

export function listPage(lines: readonly MailLine[], folder: string): Markup {
	const rows = lines.map(
		({ id, kind, to, subject, state, created_at }) =>
			html`<tr>
				<td>${time(created_at)}</td>
				<td>${to}</td>
				<td><a href="/api/mails/${id}">${subject}</a></td>
				<td>${kind}</td>
				<td>${state}</td>
			</tr>`,
	);
	return page(
		'Mails',
		html`<h1>Mails</h1>
			<p>
				No SMTP_URL is set: mails are files in <code>${folder}</code>. Newest first; only this
				machine sees this page.
			</p>
			${
				lines.length === 0
					? html`<p>None yet. Send a form, then reload.</p>`
					: html`<table>
							<tr>
								<th>Time</th>
								<th>To</th>
								<th>Subject</th>
								<th>Kind</th>
								<th>State</th>
							</tr>
							${rows}
						</table>`
			}`,
	);
}

export function mailPage(mail: MailRow): Markup {
	const heads = {
		To: mail.to,
		'Reply-To': mail.reply_to ?? '',
		Subject: mail.subject,
		Kind: mail.kind,
		Written: time(mail.created_at),
		State: `${mail.state}, tries: ${mail.tries}${mail.last_error === null ? '' : `, ${mail.last_error}`}`,
		...mail.headers,
	};
	const rows = Object.entries(heads).map(([name, value]) =>
		value === ''
			? ''
			: html`<tr>
					<th>${name}</th>
					<td>${value}</td>
				</tr>`,
	);
	const files = mail.attachments.map(
		({ file_name, mime }, index) =>
			html`<li>
				<a href="/api/mails/${mail.id}/attachments/${index}">${file_name}</a> (${mime})
			</li>`,
	);
	return page(
		mail.subject,
		html`<p><a href="/api/mails">All mails</a></p>
			<h1>${mail.subject}</h1>
			<table>
				${rows}
			</table>
			${
				files.length === 0
					? ''
					: html`<h2>Attachments</h2>
							<ul>
								${files}
							</ul>`
			}
			<h2>HTML</h2>
			<iframe
				title="HTML part"
				src="/api/mails/${mail.id}/html"
				sandbox="allow-top-navigation-by-user-activation"
			></iframe>
			<h2>Text</h2>
			<pre>${mail.text}</pre>
			<p>
				<a href="/api/mails/${mail.id}/source">${mailFileName(mail.id, mail.created_at)}</a>
			</p>`,
	);
}
