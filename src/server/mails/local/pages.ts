import { html } from 'hono/html';
import type { mails } from '#server/platform/mail/tables.ts';
import { type Markup, printPage } from '#server/platform/page/frame.ts';
import { mailFileName } from '#server/platform/mail/transport.ts';

type MailRow = typeof mails.$inferSelect;
export type MailLine = Pick<MailRow, 'id' | 'kind' | 'to' | 'subject' | 'state' | 'created_at'>;

/** Page in English, for the operator of the host. */
const page = (title: string, body: Markup): Promise<Response> =>
	printPage({ locale: 'en', brand: '', title, body, status: 200, hasFrames: true });

const time = (date: Date) =>
	date.toLocaleString('sv-SE', {
		timeZone: 'Europe/Rome',
		dateStyle: 'short',
		timeStyle: 'medium',
	});

export function listPage(lines: readonly MailLine[], folder: string): Promise<Response> {
	const rows = lines.map(
		({ id, kind, to, subject, state, created_at }) =>
			html`<li>
				<p><a href="/api/mails/${id}">${subject}</a></p>
				<p class="help">${time(created_at)}</p>
				<p class="help">${to}</p>
				<p class="help">${kind}, ${state}</p>
			</li>`,
	);
	return page(
		'Mails',
		html`<p>
				No SMTP_URL is set: mails are files in <code>${folder}</code>. Newest first; only this
				machine sees this page.
			</p>
			${
				lines.length === 0
					? html`<p>None yet. Send a form, then reload.</p>`
					: html`<ol>
							${rows}
						</ol>`
			}`,
	);
}

export function mailPage(mail: MailRow): Promise<Response> {
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
