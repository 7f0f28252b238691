#!/usr/bin/env bash
# standardwebhooks 1.1.1: the specification signs the body's bytes, and the library refuses them as a
# Uint8Array, which is what a request's body is outside of Node. It takes a text, or whatever is
# made by a constructor called "Buffer", so that one body is signed as a Buffer and refused as bytes.
# Found when the library was to judge messages whose bodies are kept as bytes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund standardwebhooks@1.1.1
cat >bytes.mjs <<'JS'
import { Webhook } from 'standardwebhooks';
const hook = new Webhook(`whsec_${Buffer.alloc(32, 5).toString('base64')}`);
const text = '{"type":"order.paid"}';
function sign(body) {
	try {
		return hook.sign('msg_1', new Date(0), body);
	} catch (cause) {
		return `refused: ${cause.message}`;
	}
}
console.log(`Buffer as text: ${sign(Buffer.from(text)) === sign(text)}`);
console.log(`Uint8Array ${sign(new TextEncoder().encode(text))}`);
JS
said=$(node bytes.mjs)
echo "standardwebhooks 1.1.1: $said"
[ "$said" = 'Buffer as text: true
Uint8Array refused: Expected payload to be of type string or Buffer.' ] || { echo 'behaviour changed'; exit 1; }
