import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Address } from '../../src/server/platform/files/s3-client.ts';
import { onTestFinished } from 'vitest';

/** Keys that the server knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
	address: S3Address;
	/** Value of FILES_URL. */
	url: string;
	/** Ends every connection and takes no more. */
	stop: () => Promise<void>;
	/** Starts again at the same address, with the files that it had. */
	start: () => Promise<void>;
}

const toAddress = (port: number): S3Address => ({
	origin: `http://127.0.0.1:${port}`,
	bucket: 'shop-files',
	prefix: 'test/',
	region: 'us-east-1',
	...KEYS,
});

/** Starts a server that speaks S3, with an empty bucket; ended after the test. */
export async function anS3Server(): Promise<S3Server> {
	const directory = await mkdtemp(join(tmpdir(), 's3-'));
	let server: S3rver | null = null;
	let port = 0;
	const start = async () => {
		server = new S3rver({
			address: '127.0.0.1',
			port,
			silent: true,
			directory,
			configureBuckets: [{ name: 'shop-files' }],
		});
		port = (await server.run()).port;
	};
	const stop = async () => {
		const closed = server?.close();
		server?.httpServer.closeAllConnections();
		server = null;
		await closed;
	};
	onTestFinished(async () => {
		await stop();
		await rm(directory, { recursive: true, force: true });
	});
	await start();
	const url = `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/shop-files/test`;
	return { address: toAddress(port), url, start, stop };
}

/** Listens where a store is expected and runs a given function on each connection. */
export async function anOddServer(treat: (socket: Socket) => void): Promise<S3Address> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => undefined);
		treat(socket);
	});
	const port = await new Promise<number>((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const address: AddressInfo | string | null = server.address();
			resolve(typeof address === 'object' && address ? address.port : 0);
		});
	});
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	return toAddress(port);
}
