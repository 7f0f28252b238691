import type { DocumentFault } from '#contract/publishing/drafts.ts';
import { type Comparison, isPageFault, type PrintFault } from '#contract/publishing/reports.ts';
import type { DeskLocale } from '#contract/publishing/states.ts';
import { entryIn, placeIn } from '#i18n/documents/words.ts';
import { fill } from '#i18n/translator.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { detailIn, type TitleOf } from './details.ts';
import { PUBLISHING_MAILS } from './kinds.ts';
import { type Case, PUBLISHING_MAIL_TEXTS } from './texts.ts';

export interface Editor {
	to: string;
	locale: DeskLocale;
	/** Titles of the publications; those without a title are left out. */
	titles: readonly string[];
}

/** Maximum number of issues in a mail; the desk has all of them. */
export const MOST_FAULTS = 20;

function mail(
	head: MailFrame,
	editor: Editor,
	{ subject, title, text, next }: Case,
	rows: readonly { label: string; value: string }[],
): Mail {
	const words = PUBLISHING_MAIL_TEXTS[editor.locale];
	return compose(head, {
		kind: PUBLISHING_MAILS.failed,
		person: { to: editor.to, name: '' },
		subject: fill(subject, { titles: editor.titles.join(', ') || words.unnamed }),
		title,
		parts: [
			{ kind: 'text', text },
			{ kind: 'facts', rows },
			{ kind: 'text', text: next },
			{ kind: 'button', label: words.button, href: `${head.siteUrl}/desk/#/publications` },
		],
	});
}

/** Notifies an editor that the site could not be printed with a publication, and of the cause. */
export function composeFailed(head: MailFrame, editor: Editor, fault: PrintFault): Mail {
	const { print: words } = PUBLISHING_MAIL_TEXTS[editor.locale];
	const rows = [
		{ label: words.page, value: fault.page },
		{ label: words.what, value: words.faults[fault.code ?? 'unexpected'] },
		{ label: words.where, value: fault.where },
		{ label: words.said, value: isPageFault(fault) ? null : fault.what },
	].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
	return mail(head, editor, words, rows);
}

/** Notifies an editor of the issues that stopped a scheduled publication, in the desk’s terms. */
export function composeRefused(
	head: MailFrame,
	editor: Editor,
	faults: readonly DocumentFault[],
	toTitle: TitleOf = (_, id) => id,
): Mail {
	const { refused: words, faults: reasons, misfit } = PUBLISHING_MAIL_TEXTS[editor.locale];
	const rows = faults.slice(0, MOST_FAULTS).map(({ entity, id, path, code, detail }) => {
		const entry = entryIn(editor.locale, entity, toTitle(entity, id));
		return {
			label: path === '' ? entry : `${entry} · ${placeIn(editor.locale, entity, path)}`,
			value: [reasons[code] ?? misfit, detail && detailIn(editor.locale, code, detail, toTitle)]
				.filter(Boolean)
				.join(': '),
		};
	});
	return mail(head, editor, words, rows);
}

/** Notifies an admin of wrong files of the site, which were corrected. */
export function composeDiffering(
	head: MailFrame,
	{ to, locale }: Pick<Editor, 'to' | 'locale'>,
	{ differing, list }: Pick<Comparison, 'differing' | 'list'>,
): Mail {
	const { differing: words, button } = PUBLISHING_MAIL_TEXTS[locale];
	const subject = differing === 1 ? words.one : words.several;
	const others = differing > list.length ? [`+ ${differing - list.length}`] : [];
	return compose(head, {
		kind: PUBLISHING_MAILS.differing,
		person: { to, name: '' },
		subject: fill(subject, { count: differing }),
		title: words.title,
		parts: [
			{ kind: 'text', text: words.text },
			{ kind: 'facts', rows: [{ label: words.files, value: [...list, ...others].join('\n') }] },
			{ kind: 'text', text: words.next },
			{ kind: 'button', label: button, href: `${head.siteUrl}/desk/#/publications` },
		],
	});
}
