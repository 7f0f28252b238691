import type { Locale } from '#contract/locales.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { Client } from '#server/kernel/client.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Markup } from '#server/platform/page/frame.ts';
import type { LocalizedForm } from './localize.ts';
import type { Services } from '#server/platform/services.ts';

/** File of a submission, stored and identified by its content. */
export interface AcceptedFile {
	/** Id of its row in `uploads`. */
	id: string;
	field: string;
	/** Name given by the sender, cleaned; for people to read only. */
	file_name: string;
	mime: string;
	size: number;
	/** Name below DATA_DIR/uploads. */
	stored_name: string;
}

/** Submission that has passed every rule of its form. */
export interface Given {
	/** Form in the sender's language. */
	form: LocalizedForm;
	/** Name of the form in Italian, the language of staff. */
	internalName: string;
	/**
	 * Clean text by field slug, for every field of the form, files apart; `phone` is E.164, the
	 * domain of `email` is lower case.
	 */
	values: Record<string, string>;
	/** Lower case, since people are looked up by it; empty if the form asks for none. */
	email: string;
	locale: Locale;
	/** Id of the form’s entry, such as a position’s. */
	about: string | null;
	client: Client;
	now: Date;
}

/** Submission inside the transaction that stores it. */
export interface Accepted extends Given {
	submissionId: string;
	/** Reference that the person may quote: `LV-7K3M9Q`. */
	reference: string;
	/** First line of the desk's list. */
	subject: string;
	files: readonly AcceptedFile[];
}

export type HandlerResult = Pick<SubmissionResult, 'outcome' | 'wheels'> & {
	/** True if staff has a decision to make, although the sender was told of success. */
	isWaiting?: boolean;
};

/** Effect that any form may have. */
export interface AfterSubmission {
	/**
	 * True if a submission with these values asks for it. Its answer then takes constant time: the
	 * outcome may depend on what is known of the address.
	 */
	isAsked(values: Given['values']): boolean;
	/** Runs in the transaction of the submission, asked for or not. */
	apply(tx: Tx, accepted: Accepted, services: Services): Promise<void>;
}

/** Effects of a form besides being stored. */
export interface FormHandler {
	/**
	 * Runs once all rules have passed, before anything is stored. Returns fields and codes of
	 * currently unacceptable values, such as a closed position.
	 */
	refuse?(given: Given, services: Services): Promise<{ path: string; code: string }[]>;
	/** First line of the desk's list; by default the sender's name. */
	getSubject?(given: Given, services: Services): Promise<string>;
	/** Page with more than thanks, for a browser without script; `email` is the sender's. */
	show?(locale: Locale, result: SubmissionResult, email: string): Markup;
	/**
	 * Runs in the transaction that stores the submission, after its files and consents. With
	 * `not_registered` all is rolled back, the handler's writes too, and only the answer is given.
	 */
	apply(tx: Tx, accepted: Accepted, services: Services): Promise<HandlerResult>;
}
