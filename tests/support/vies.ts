import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';

const PATH = '/taxation_customs/vies/rest-api/check-vat-number';

const askedSchema = v.strictObject({
	countryCode: v.pipe(v.string(), v.length(2)),
	vatNumber: v.pipe(v.string(), v.nonEmpty()),
	requesterMemberStateCode: v.optional(v.string()),
	requesterNumber: v.optional(v.string()),
});
type Asked = v.InferOutput<typeof askedSchema>;

/**
 * Faults of VIES in place of an answer. A code is an error as its REST API wraps it; `user_error`
 * one beside a `valid` that means nothing; `cut` ends the connection, `silent` never answers.
 */
export type ViesMishap =
	| { error: string; status?: number }
	| { user_error: string }
	| { status: number; text: string }
	| { answer: object }
	| 'redirect'
	| 'cut'
	| 'silent';

async function getBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { 'content-type': 'application/json' });
	response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const wrapped = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** Fake of VIES on this machine: known numbers, received questions, and the next faults. */
export async function aVies(...known: string[]) {
	const numbers = new Set(known);
	const asked: Asked[] = [];
	const mishaps: ViesMishap[] = [];
	/** Called while a client waits for an answer. */
	const waiting: { meanwhile: () => Promise<void> } = { meanwhile: async () => undefined };

	const checked = ({ countryCode, vatNumber, requesterNumber }: Asked) => ({
		countryCode,
		vatNumber,
		requestDate: '2025-06-15T10:00:00.000Z',
		valid: numbers.has(countryCode + vatNumber),
		requestIdentifier: requesterNumber === undefined ? '' : `WAPI${asked.length}`,
		name: 'Räder GmbH',
		address: 'Unter den Linden 1, 10115 Berlin',
	});

	function fail(response: ServerResponse, mishap: ViesMishap, question: Asked): void {
		if (mishap === 'silent') return;
		if (mishap === 'cut') return void response.destroy();
		if (mishap === 'redirect') {
			response.writeHead(302, { location: PATH });
			return void response.end();
		}
		if ('error' in mishap) return send(response, mishap.status ?? 200, wrapped(mishap.error));
		if ('text' in mishap) return send(response, mishap.status, mishap.text);
		const answer = { ...checked(question), valid: false };
		if ('answer' in mishap) return send(response, 200, { ...answer, ...mishap.answer });
		send(response, 200, { ...answer, userError: mishap.user_error });
	}

	const server = createServer((request, response) => {
		void (async () => {
			const body = v.safeParse(
				v.pipe(v.string(), v.parseJson(), askedSchema),
				await getBody(request),
			);
			if (request.method !== 'POST' || request.url !== PATH || !body.success) {
				return send(response, 400, wrapped('INVALID_REQUEST'));
			}
			asked.push(body.output);
			await waiting.meanwhile();
			const mishap = mishaps.shift();
			if (mishap) return fail(response, mishap, body.output);
			send(response, 200, checked(body.output));
		})();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(
		() =>
			new Promise<void>((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	return { origin: `http://127.0.0.1:${address.port}`, numbers, asked, mishaps, waiting };
}
export type Vies = Awaited<ReturnType<typeof aVies>>;
