import { execFile } from 'node:child_process';
import { access, constants, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { BenchError, lineFrom } from './part.ts';

/** A saved run: its figures, and the machine and commit that they were measured on. */
const runSchema = v.object({
	begun_at: v.string(),
	commit: v.nullable(v.string()),
	node: v.string(),
	cores: v.number(),
	memory_mb: v.number(),
	/** Load average: processes that wanted a core in the minute before the run began. */
	load: v.number(),
	/** Parts and rows that were not measured, each with the reason. */
	left_out: v.array(v.string()),
	figures: v.record(v.string(), v.number()),
});
export type Run = v.InferOutput<typeof runSchema>;

/** Returns the commit, marked where files differ from it; null without git. */
async function commitHere(): Promise<string | null> {
	const git = (...args: string[]) => promisify(execFile)('git', args);
	try {
		const { stdout: commit } = await git('rev-parse', 'HEAD');
		const { stdout: changed } = await git('status', '--porcelain', '--untracked-files=no');
		return changed === '' ? commit.trim() : `${commit.trim()} with changes`;
	} catch {
		return null;
	}
}

export async function newRun(): Promise<Run> {
	return {
		begun_at: new Date().toISOString(),
		commit: await commitHere(),
		node: process.versions.node,
		cores: cpus().length,
		memory_mb: Math.round(totalmem() / 1e6),
		load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
		left_out: [],
		figures: {},
	};
}

/** Reads a saved run; throws one line if the file is missing or is no saved run. */
export async function readRun(file: string): Promise<Run> {
	const text = await readFile(file, 'utf8').catch((cause: unknown) => {
		throw new BenchError(`the kept run cannot be read: ${lineFrom(cause)}`);
	});
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new BenchError(`${file} is no kept run: it is not JSON`);
	}
	const { success, output, issues } = v.safeParse(runSchema, json);
	if (success) return output;
	throw new BenchError(
		`${file} is no kept run: ${v.getDotPath(issues[0]) ?? 'the whole'}: ${issues[0].message}`,
	);
}

/** Throws one line if a run could not be saved there. Called before anything is measured. */
export async function checkKeeping(file: string): Promise<void> {
	try {
		await mkdir(dirname(file), { recursive: true });
		await access(dirname(file), constants.W_OK);
	} catch (cause) {
		throw new BenchError(`the figures cannot be kept in ${file}: ${lineFrom(cause)}`);
	}
}

/** Saves a run atomically: a process that ends meanwhile leaves the file unchanged. */
export async function keepRun(file: string, run: Run): Promise<void> {
	const draft = `${file}.${process.pid}`;
	await writeFile(draft, `${JSON.stringify(run, null, '\t')}\n`);
	await rename(draft, file);
}
