#!/usr/bin/env bash
# hono 4.13.19: a middleware that replaces the answer by `context.res = new Response(…)` keeps headers of
# the answer before, content-length among them, where the new one lacks them. A shorter body then
# leaves the client waiting for bytes that never come, with no error on either side.
# Found when a middleware of a test shortened an answer, and its client waited until its time limit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hono@4.13.19
cat >kept.mjs <<'JS'
import { Hono } from 'hono';
const app = new Hono();
app.use(async (context, next) => {
	await next();
	context.res = new Response('short');
});
app.get('/', () => new Response('a longer body', { headers: { 'content-length': '13' } }));
const answer = await app.request('/');
console.log(answer.headers.get('content-length'), (await answer.text()).length);
JS
found=$(node kept.mjs)
echo "hono 4.13.19, content-length and length of a replaced answer: $found"
[ "$found" = '13 5' ] || { echo 'behaviour changed'; exit 1; }
