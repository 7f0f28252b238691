#!/usr/bin/env bash
# openapi-typescript 7.13.0 and @hey-api/openapi-ts 0.95.0: in OpenAPI 3.1 a schema is JSON Schema
# 2020-12, where keywords beside `$ref` count like those of an `allOf`; only 3.0 ignored them. Both
# generators, which name 3.1 as supported, make types of the reference alone: an address with a
# required telephone number loses it, and a client is compiled that the server refuses.
# Found by generating the types of one description by both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openapi-typescript@7.13.0 @hey-api/openapi-ts@0.95.0 typescript@5.9.3
cat >api.json <<'JSON'
{
	"openapi": "3.1.0",
	"info": { "title": "Shop", "version": "1" },
	"paths": {
		"/delivery": {
			"put": {
				"operationId": "deliver",
				"requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Delivery" } } } },
				"responses": { "204": { "description": "Kept" } }
			}
		}
	},
	"components": {
		"schemas": {
			"Address": { "type": "object", "required": ["city"], "properties": { "city": { "type": "string" } } },
			"Delivery": {
				"type": "object",
				"required": ["beside", "all_of"],
				"properties": {
					"beside": {
						"$ref": "#/components/schemas/Address",
						"required": ["phone"],
						"properties": { "phone": { "type": "string" } }
					},
					"all_of": {
						"allOf": [
							{ "$ref": "#/components/schemas/Address" },
							{ "type": "object", "required": ["phone"], "properties": { "phone": { "type": "string" } } }
						]
					}
				}
			}
		}
	}
}
JSON
npx openapi-typescript api.json -o one.ts >/dev/null 2>&1
npx openapi-ts -i api.json -o other -p @hey-api/typescript >/dev/null 2>&1
lines() { tr -s '\n\t ' ' ' <"$1" | grep -oE '(beside|all_of): [^;]*(\{[^}]*\})?;' | sed 's/ *$//'; }
seen=$(for file in one.ts other/types.gen.ts; do
	echo "$file: beside $(lines "$file" | grep beside | grep -c phone || true), all_of $(lines "$file" | grep all_of | grep -c phone || true)"
done)
echo "types with the telephone number: $seen"
[ "$seen" = 'one.ts: beside 0, all_of 1
other/types.gen.ts: beside 0, all_of 1' ] || { echo 'behaviour changed'; exit 1; }
