#!/usr/bin/env bash
# stdnum 1.12.0, Latvian VAT numbers: a natural person's is the personal code. Since July 2017 codes
# begin with 3 and a digit from 2 to 9, hold no date of birth, and are random to the last digit. The
# library looks for a date in each code that begins with 0 to 3, finds a 32nd day or a later one, and
# refuses them all.
# Found by numbers made by the published rules: a check of these digits decides here whether a buyer in
# another country of the Union pays VAT.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stdnum@1.12.0
cat >latvia.mjs <<'JS'
import { stdnum } from 'stdnum';
const errors = new Set();
let accepted = 0;
for (let code = 32_000_000_000; code < 40_000_000_000; code += 1_234_567) {
	const { isValid, error } = stdnum.LV.pvn.validate(`LV${code}`);
	if (isValid) accepted += 1;
	else errors.add(error.name);
}
console.log(`${accepted} accepted, the others: ${[...errors].join(', ')}`);
JS
seen=$(node latvia.mjs)
echo "stdnum 1.12.0, codes from 32… to 39…: $seen"
[ "$seen" = '0 accepted, the others: InvalidComponent' ] || { echo 'behaviour changed'; exit 1; }
