import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakingChanges } from '../../../scripts/checks/breaking-changes.ts';

const FOLDER = 'src/server/platform/db/migrations';

/** Migrations before this one were made for shops that stop while they are updated. */
const FIRST_ROLLING = '0041';

describe('migrations', () => {
	const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

	test.each(names.filter((name) => name >= FIRST_ROLLING))(
		'%s is compatible with hosts of the previous release',
		(name) => {
			expect(breakingChanges(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
		},
	);

	test('from earlier contain what the check detects', () => {
		const found = names.filter(
			(name) => breakingChanges(readFileSync(join(FOLDER, name), 'utf8')).length > 0,
		);
		expect(found.map((name) => name.slice(0, 4))).toEqual(['0001', '0008', '0012', '0013', '0024']);
	});
});

describe('a migration', () => {
	test.each([
		['ALTER TABLE "orders" DROP COLUMN "note"', 'removes a column'],
		['DROP TABLE "orders"', 'removes what'],
		['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark"', 'renames'],
		['ALTER TABLE "orders" RENAME TO "sales"', 'renames'],
		['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer', 'changes the type'],
		['alter table orders alter column note type integer', 'changes the type'],
		['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL', 'does not fill'],
		['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL', 'leaves it out'],
		['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT', 'takes the default'],
		['ALTER TABLE "orders" ADD CONSTRAINT "some" CHECK (note <> \'\')', 'may refuse rows'],
		['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("note")', 'may refuse rows'],
		['TRUNCATE orders', 'takes away rows'],
	])('with %s is refused', (statement, why) => {
		const found = breakingChanges(
			`CREATE TABLE "a" (id text);--> statement-breakpoint\n${statement};`,
		);
		expect(found).toEqual([expect.stringContaining(why)]);
	});

	test.each([
		'CREATE TABLE "notes" ("id" text NOT NULL);\nALTER TABLE "notes" ADD CONSTRAINT "a" UNIQUE ("id");',
		'CREATE TABLE "notes" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "a" ON "notes" ("id");',
		'ALTER TABLE "orders" ADD COLUMN "note" text;',
		'ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
		'CREATE INDEX "a" ON "orders" USING btree ("note");',
		'ALTER TABLE "orders" ADD COLUMN "by" uuid;\nALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("by") REFERENCES "people"("id");',
		'-- breaking: nobody has read it since 0043\nALTER TABLE "orders" DROP COLUMN "note";',
		'create function f() returns trigger as $$ begin drop table old; return new; end $$ language plpgsql;',
	])('with %s passes', (migration) => {
		expect(breakingChanges(migration)).toEqual([]);
	});

	test('requires a reason at each breaking statement', () => {
		const drop = 'ALTER TABLE "orders" DROP COLUMN "note";\n';
		const mark = '-- breaking: nobody has read it since 0043\n';
		expect(breakingChanges(`${mark}${drop}${drop}`)).toHaveLength(1);
		expect(breakingChanges(`-- breaking: yes\n${drop}`)).toHaveLength(1);
	});
});
