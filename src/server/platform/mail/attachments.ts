/** File attached to a mail, with its bytes. */
export interface AttachedFile {
	file_name: string;
	mime: string;
	base64: string;
	/** Name by which the mail's HTML shows it, instead of listing it as a file. */
	cid?: string;
}

/** Reference to a document that is printed when the mail is sent. */
export interface Printed {
	/** Name under which a capability declares its printer. */
	by: string;
	/** Id of the record. */
	of: string;
}

/**
 * Attachment as stored with a mail. A document of unchanging data has no bytes: it is printed when
 * the mail is sent. The transaction that writes the mail does not wait for it, and a thousand
 * stored mails hold no copy of it.
 */
export interface Attachment extends AttachedFile {
	printed?: Printed;
}

/** Prints the document of a mail; null if its record was deleted. */
export type Print = (paper: Printed) => Promise<Uint8Array | null>;

/** Files of a mail with documents printed, without those of deleted records. */
export async function listFiles(
	attachments: readonly Attachment[],
	print: Print,
): Promise<AttachedFile[]> {
	const files = await Promise.all(
		attachments.map(async (one) => {
			const { file_name, mime, cid, printed } = one;
			if (!printed) return [one];
			const bytes = await print(printed);
			if (!bytes) return [];
			const file = { file_name, mime, base64: Buffer.from(bytes).toString('base64') };
			return [cid === undefined ? file : { ...file, cid }];
		}),
	);
	return files.flat();
}
