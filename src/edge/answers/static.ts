import { type Bodies, readBody } from './bodies.ts';
import { type FileRequest, prepareFile, type FileRules } from './file-answer.ts';
import type { StaticFile } from './snapshot.ts';

const fileRequest = ({ method, headers }: Request): FileRequest => ({
	method,
	header: (name) => headers.get(name),
});

/** Serves a file under the header rules of the requested address. */
export async function serveFile(
	request: Request,
	file: StaticFile,
	rules: FileRules,
	read: Bodies['read'] = readBody,
): Promise<Response> {
	return respondWith(request, prepareFile(file, rules), read);
}

/** Makes the response of prepared answers to one request. */
export async function respondWith(
	request: Request,
	answerTo: ReturnType<typeof prepareFile>,
	read: Bodies['read'],
): Promise<Response> {
	const { status, headers, body } = answerTo(fileRequest(request));
	return new Response(body && (await read(body.file, body.bytes)), { status, headers });
}
