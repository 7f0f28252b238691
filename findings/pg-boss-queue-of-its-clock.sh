#!/usr/bin/env bash
# pg-boss 12.35.0: the queue of its own clock (`__pgboss__send-it`) comes into being only when an
# instance starts that schedules; `schedule: false` (a migration, a process that only sends) leaves
# it out. Open jobs that are copied from a working database into one that was just installed then
# break the job's foreign key, but only if a scheduled job happened to be due at that moment: such a
# dump restores at most moments, and fails at some.
# Found when a restored shop's queue was filled by COPY.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.35.0 @electric-sql/pglite@0.3.14
cat >try.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';

async function install(schedule) {
	const lite = new PGlite();
	const executeSql = async (text, values) =>
		values?.length
			? lite.query(text, values)
			: { rows: (await lite.exec(text)).flatMap(({ rows }) => rows) };
	const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule });
	boss.on('error', () => undefined);
	await boss.start();
	await boss.createQueue('mails');
	return lite;
}
const [working, installed] = [await install(true), await install(false)];
const names = async (lite) => (await lite.query('select name from pgboss.queue order by 1')).rows;
const list = async (lite) => (await names(lite)).map(({ name }) => name).join(', ');
console.log(`working: ${await list(working)}; installed: ${await list(installed)}`);
for (const { name } of await names(working)) {
	const copy = installed.query('insert into pgboss.job (name) values ($1)', [name]);
	console.log(`${name}: ${await copy.then(() => 'taken', ({ code }) => code)}`);
}
process.exit(0);
JS
answers=$(node try.mjs)
echo "$answers"
[ "$answers" = 'working: __pgboss__send-it, mails; installed: mails
__pgboss__send-it: 23503
mails: taken' ] || { echo 'behaviour changed'; exit 1; }
