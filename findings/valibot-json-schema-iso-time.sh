#!/usr/bin/env bash
# @valibot/to-json-schema 1.8.0 with valibot 1.5.0: `isoTime` (09:30) and `isoDateTime`
# (2025-06-15T09:30) become the formats `time` and `date-time` of JSON Schema, which are those of RFC
# 3339, with seconds and a zone. No text is both: whatever the schema takes, the published one
# refuses, and the other way round. A client that checks formats cannot send the opening hours of a
# shop. `isoTimeSecond` has no format and becomes its pattern, as these two should.
# Found by comparing what an API reads with what its description says that it reads.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund valibot@1.5.0 @valibot/to-json-schema@1.8.0 ajv@8.17.1 ajv-formats@3.0.1
cat >times.mjs <<'JS'
import { toJsonSchema } from '@valibot/to-json-schema';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
const ajv = new Ajv.default();
addFormats.default(ajv);
for (const [action, texts] of [
	[v.isoTime(), ['09:30', '09:30:00Z']],
	[v.isoDateTime(), ['2025-06-15T09:30', '2025-06-15T09:30:00Z']],
]) {
	const schema = v.pipe(v.string(), action);
	const published = ajv.compile(toJsonSchema(schema));
	for (const text of texts) console.log(text, v.is(schema, text), published(text));
}
JS
seen=$(node times.mjs)
echo "taken by valibot 1.5.0, and by what @valibot/to-json-schema 1.8.0 publishes:"
echo "$seen"
[ "$seen" = '09:30 true false
09:30:00Z false true
2025-06-15T09:30 true false
2025-06-15T09:30:00Z false true' ] || { echo 'behaviour changed'; exit 1; }
