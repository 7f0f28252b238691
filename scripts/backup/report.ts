import pg from 'pg';
import { toCode } from '#errors/disk-full.ts';
import { toReason, StartError } from '#errors/start-error.ts';
import type { Manifest } from './manifest.ts';

const MB = 1024 * 1024;
const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** Reports time, rows, files, sizes and duration. */
export function toSummary(done: string, { at, tables, files }: Manifest, ms: number): string {
	const rows = sum(tables.map((table) => table.rows));
	const size = (of: readonly { bytes: number }[]) =>
		`${(sum(of.map(({ bytes }) => bytes)) / MB).toFixed(1)} MB`;
	return `${done}: state of ${at}, ${rows} rows in ${tables.length} tables (${size(tables)}), ${files.length} files (${size(files)}), ${(ms / 1000).toFixed(1)} s`;
}

/** Reduces errors of system, database and archive, which an operator can mend, to their reason. */
export function inOneLine(cause: unknown): unknown {
	const isMendable = cause instanceof pg.DatabaseError || toCode(cause) !== '';
	return isMendable ? new StartError(toReason(cause)) : cause;
}
