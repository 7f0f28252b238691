import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = new URL('../../../src/http/dispatcher.ts', import.meta.url).href;

/**
 * A program of its own, since the failure ends a process: it reads an answer after the connection
 * has ended. The body is longer than `fetch` reads ahead, and shorter than a socket buffers.
 */
const PROGRAM = `
import { createServer } from 'node:net';
import { installDispatcher } from '${MODULE}';
installDispatcher();
const body = Buffer.alloc(64 * 1024, 97);
const ended = Promise.withResolvers();
const server = createServer((socket) => {
	socket.on('close', ended.resolve);
	socket.once('data', () => {
		socket.write('HTTP/1.1 200 OK\\r\\nContent-Length: ' + body.length + '\\r\\nConnection: close\\r\\n\\r\\n');
		socket.write(body);
		socket.end();
	});
});
server.listen(0, '127.0.0.1', async () => {
	const response = await fetch('http://127.0.0.1:' + server.address().port);
	await ended.promise;
	console.log((await response.arrayBuffer()).byteLength);
	process.exit();
});
`;

test('an answer is read to its end after its connection has ended', async () => {
	const args = ['--input-type=module', '-e', PROGRAM];
	const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 20_000 });
	expect(stdout.trim()).toBe(String(64 * 1024));
});
