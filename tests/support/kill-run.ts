import { join } from 'node:path';
import {
	isAlive,
	readPostmaster,
	waitUntil,
} from '../../src/server/platform/cluster/postmaster.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/client.ts';
import { attackOn } from './attack.ts';
import { faultsIn, letTimePass, moneyIn, type Money } from './checkout-books.ts';
import { embeddedUrl } from './embedded-database.ts';
import { killedCheckouts, type MortalHost } from './killed-checkouts.ts';
import { LIMIT_FACTOR } from './limit-factor.ts';
import { stockArticles } from './stock-articles.ts';

const ARTICLES = 3;
const ON_HAND = 10_000;
const BACK_LIMIT_MS = 60_000;

export interface KillRun {
	dataDir: string;
	checkouts: number;
	kills: number;
	start: () => Promise<MortalHost>;
}

export interface KillFigures {
	/** Paid orders and others that were lost, doubled or are in a wrong state. */
	faults: string[];
	money: Money;
	seconds: number;
}

/** Runs checkouts over a data folder while host and PostgreSQL are killed, and compares all books. */
export async function killRun({ dataDir, checkouts, kills, start }: KillRun): Promise<KillFigures> {
	const attack = attackOn(dataDir);
	const first = await start();
	const variants = await onShop(dataDir, (db) => stockArticles(db, ARTICLES, ON_HAND));
	let next: MortalHost | null = first;
	const started = performance.now();
	const meant = await killedCheckouts({
		checkouts,
		kills,
		variants,
		async killServer() {
			// The previous server may have been killed just now.
			await waitUntil(() => {
				const pid = readPostmaster(join(dataDir, 'pg'))?.pid;
				return pid !== undefined && isAlive(pid);
			}, BACK_LIMIT_MS);
			attack.signalServer('SIGKILL');
		},
		async start() {
			const host = next ?? (await start());
			next = null;
			return host;
		},
	});
	const seconds = (performance.now() - started) / 1000;
	return onShop(dataDir, async (db) => {
		await letTimePass(db, checkouts);
		return { faults: await faultsIn(db, meant, ON_HAND), money: await moneyIn(db), seconds };
	});
}

async function onShop<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
	const { db, close } = openDatabase(await embeddedUrl(dataDir, 'site'), {
		limitFactor: LIMIT_FACTOR,
	});
	try {
		return await work(db);
	} finally {
		await close();
	}
}
