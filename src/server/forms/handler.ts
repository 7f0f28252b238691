import type { Locale } from '#contract/locales.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { Client } from '#server/kernel/client.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Markup } from '#server/platform/page/frame.ts';
import type { LocalizedForm } from './localize.ts';
import type { Services } from '#server/platform/services.ts';

/** A file of a submission, stored and told by its content. */
export interface AcceptedFile {
	/** Of its row in `uploads`. */
	id: string;
	field: string;
	/** As the sender called it, cleaned; for people to read only. */
	file_name: string;
	mime: string;
	size: number;
	/** Its place below DATA_DIR/uploads. */
	stored_name: string;
}

/** What somebody sent, as it passed every rule of its form. */
export interface Given {
	/** In the sender's language. */
	form: LocalizedForm;
	/** The form's name in Italian, the language of the house. */
	internalName: string;
	/**
	 * Clean text by field slug, every field of the form among them, files apart; `phone` is E.164, the
	 * domain of `email` is lower case.
	 */
	values: Record<string, string>;
	/** Lower case, as people are found by it; empty where the form asks for none. */
	email: string;
	locale: Locale;
	/** Id of the entry that the form stood with, such as a position's. */
	about: string | null;
	client: Client;
	now: Date;
}

/** The same inside the transaction that stores it. */
export interface Accepted extends Given {
	submissionId: string;
	/** What the person may quote: `LV-7K3M9Q`. */
	reference: string;
	/** First line of the desk's list. */
	subject: string;
	files: readonly AcceptedFile[];
}

export type HandlerResult = Pick<SubmissionResult, 'outcome' | 'wheels'> & {
	/** Whether staff has something to decide, though the sender was told that all is well. */
	isWaiting?: boolean;
};

/** Something that any form may bring about. */
export interface AfterSubmission {
	/**
	 * Whether a submission with these values asks for it. Its answer then takes the same time in any
	 * case: what follows may depend on what is known of the address.
	 */
	isAsked(values: Given['values']): boolean;
	/** Runs in the transaction of the submission, asked for or not. */
	apply(tx: Tx, accepted: Accepted, services: Services): Promise<void>;
}

/** What a form brings about beside being stored. */
export interface FormHandler {
	/**
	 * Asked once all rules have passed, before anything is stored: fields and codes of what cannot be
	 * taken now, such as an application for a position that has closed.
	 */
	refuse?(given: Given, services: Services): Promise<{ path: string; code: string }[]>;
	/** First line of the desk's list; left out, the sender's name. */
	subjectOf?(given: Given, services: Services): Promise<string>;
	/** A result that says more than thanks, for a browser without script; `email` is the sender's. */
	show?(locale: Locale, result: SubmissionResult, email: string): Markup;
	/**
	 * Runs in the transaction that stores the submission, after its files and consents. With
	 * `not_registered` all of it is undone, what this wrote too, and only the answer is given.
	 */
	apply(tx: Tx, accepted: Accepted, services: Services): Promise<HandlerResult>;
}
