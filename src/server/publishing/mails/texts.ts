import type { PageFaultCode, SiteFaultCode } from '#contract/publishing/reports.ts';
import type { DeskLocale } from '#contract/publishing/states.ts';
import { loadTexts } from '#i18n/texts.ts';

/** Texts of a mail around the facts. */
export interface Case {
	/** With the titles of the publications. */
	subject: string;
	title: string;
	text: string;
	next: string;
}
interface Words {
	unnamed: string;
	/** Title for publications without an author: changes of prices, stock or announcements. */
	shop: string;
	/** The site could not be printed. */
	print: Case & {
		page: string;
		what: string;
		where: string;
		/** Label of the machine's own message, for its operator. */
		said: string;
		faults: Record<PageFaultCode | SiteFaultCode, string>;
	};
	/** The publication could not become live at its time. */
	refused: Case;
	/** Files served to visitors differed from those of a clean build. */
	differing: {
		/** Subject about one file, or about several by their number. */
		one: string;
		several: string;
		title: string;
		text: string;
		files: string;
		next: string;
	};
	button: string;
	faults: Readonly<Record<string, string>>;
	/** Summary of schema errors in a document; the desk lists them field by field. */
	misfit: string;
}

export const PUBLISHING_MAIL_TEXTS: Readonly<Record<DeskLocale, Words>> =
	loadTexts('desk/mails/publishing');
