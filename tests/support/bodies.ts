export const MB = 1024 * 1024;
export const BOUNDARY = 'x-boundary-x';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export const toHead = (name: string, fileName?: string) =>
	`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
		fileName === undefined ? '' : `; filename="${fileName}"`
	}\r\n\r\n`;

/** A body that begins with a head and never ends; reports how much of it was read. */
export function endless(head: string) {
	const state = { sent: 0, isCancelled: false };
	const stream = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(Buffer.from(head)),
		pull(controller) {
			state.sent += 64 * 1024;
			controller.enqueue(new Uint8Array(64 * 1024).fill(120));
		},
		cancel() {
			state.isCancelled = true;
		},
	});
	return { stream, state };
}

/** A body that begins and then waits until it is ended. */
export function stalled() {
	let end: () => void = () => undefined;
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(Buffer.from(toHead('proof_of_purchase', 'x.pdf')));
			end = () => controller.close();
		},
	});
	return { stream, end: () => end() };
}
