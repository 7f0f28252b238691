#!/usr/bin/env bash
# stdnum 1.12.0, Bulgarian VAT numbers: the rule for ten digits that belong neither to a person nor to a
# foreigner is turned round, so that the one right check digit is refused and wrong ones are accepted.
# Numbers of companies that begin with 4 to 8 are refused whatever their check digit is, although
# many of the older ones begin with 8; the published rule limits no digit.
# Found by numbers made by the published rules: a check of these digits decides here whether a buyer in
# another country of the Union pays VAT.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stdnum@1.12.0
cat >bulgaria.mjs <<'JS'
import { stdnum } from 'stdnum';
const weigh = (digits, weights) => weights.reduce((sum, weight, at) => sum + weight * digits[at], 0);
const isValid = (number) => stdnum.BG.vat.validate(`BG${number}`).isValid;
const front = '123456789';
const right = (11 - (weigh(front, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
const accepted = [...'0123456789'].filter((check) => isValid(front + check)).join('');
console.log(`${front}: the right digit is ${right}, accepted are ${accepted}`);
for (const company of ['1', '8'].map((first) => `${first}1234567`)) {
	const check = weigh(company, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
	console.log(`${company}${check}: ${isValid(company + check) ? 'accepted' : 'refused'}`);
}
JS
seen=$(node bulgaria.mjs)
echo "stdnum 1.12.0: $seen"
[ "$seen" = '123456789: the right digit is 2, accepted are 013456789
112345674: accepted
812345670: refused' ] || { echo 'behaviour changed'; exit 1; }
