#!/usr/bin/env bash
# @hey-api/openapi-ts 0.95.0: a property whose schema is `true` (anything, in JSON Schema 2020-12 and so
# in OpenAPI 3.1) is missing in the generated type, even if it is required, while the equal `{}` is
# `unknown`. In a list of values without a `type`, `null` is left out, so that code that takes a
# wheel without a finish for one with it compiles.
# Found by comparing the types that two generators make of one description.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @hey-api/openapi-ts@0.95.0 typescript@5.9.3
cat >api.json <<'JSON'
{
	"openapi": "3.1.0",
	"info": { "title": "Shop", "version": "1" },
	"paths": {
		"/wheel": {
			"get": {
				"operationId": "wheel",
				"responses": {
					"200": { "description": "Wheel", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Wheel" } } } }
				}
			}
		}
	},
	"components": {
		"schemas": {
			"Wheel": {
				"type": "object",
				"required": ["any_true", "any_object", "finish"],
				"properties": { "any_true": true, "any_object": {}, "finish": { "enum": ["matt", "gloss", null] } }
			}
		}
	}
}
JSON
npx openapi-ts -i api.json -o types -p @hey-api/typescript >/dev/null 2>&1
seen=$(tr -s '\n\t ' ' ' <types/types.gen.ts | grep -oE 'type Wheel = \{[^}]*\}')
echo "@hey-api/openapi-ts 0.95.0: $seen"
[ "$seen" = "type Wheel = { any_object: unknown; finish: 'matt' | 'gloss'; }" ] || { echo 'behaviour changed'; exit 1; }
