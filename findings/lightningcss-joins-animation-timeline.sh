#!/usr/bin/env bash
# lightningcss 1.33.0: `animation-timeline` in a rule with `animation` is joined into the shorthand as
# `animation: … --name`. The shorthand takes no timeline (css-animations-2: it only resets it), so
# browsers drop the whole declaration. In a rule of its own it stays.
# Found when a wheel that turned with the scroll stood still on the built page.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat >join.mjs <<'JS'
import { transform } from 'lightningcss';
const minify = (css) =>
	transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString();
console.log(minify('a{animation:turn linear both;animation-timeline:--wheel}'));
console.log(minify('a{animation:turn linear both}a,b{animation-timeline:--wheel}'));
JS
said=$(node join.mjs)
echo "$said"
[ "$said" = 'a{animation:linear both turn --wheel}
a{animation:linear both turn}a,b{animation-timeline:--wheel}' ] || { echo 'behaviour changed'; exit 1; }
