/** A file that hangs on a mail, with its bytes. */
export interface AttachedFile {
	file_name: string;
	mime: string;
	base64: string;
}

/** What a paper is printed from. */
export interface Printed {
	/** Name under which a capability declares how it is printed. */
	by: string;
	/** What it is of. */
	of: string;
}

/**
 * What is written down with a mail. A paper of what does not change has no bytes: it is printed when
 * the mail goes, so that nobody waits for it in the transaction that writes the mail, and a thousand
 * mails that are kept hold no copy of it.
 */
export interface Attachment extends AttachedFile {
	printed?: Printed;
}

/** Prints what a mail names; null where it is not there any more. */
export type Print = (paper: Printed) => Promise<Uint8Array | null>;

/** The files of a mail, papers printed; what has gone meanwhile is left out. */
export async function filesOf(
	attachments: readonly Attachment[],
	print: Print,
): Promise<AttachedFile[]> {
	const files = await Promise.all(
		attachments.map(async (one) => {
			const { file_name, mime, printed } = one;
			if (!printed) return [one];
			const bytes = await print(printed);
			return bytes ? [{ file_name, mime, base64: Buffer.from(bytes).toString('base64') }] : [];
		}),
	);
	return files.flat();
}
