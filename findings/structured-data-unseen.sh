#!/usr/bin/env bash
# @marbec/web-auto-extractor 2.2.1 with @adobe/structured-data-validator 1.7.1: a product without a
# price passes without a word if the type of its script has a parameter (`application/ld+json;
# charset=utf-8`) or is in capitals, or if its `@type` is a whole address. All three are valid: media
# types are compared without case and parameters, and JSON-LD takes an IRI where it takes a term. No
# error or warning says that nothing was examined.
# Found by asking what a release is worth whose structured data passed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @marbec/web-auto-extractor@2.2.1 @adobe/structured-data-validator@1.7.1
cat >unseen.mjs <<'JS'
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
async function count(name, media, type) {
	const product = { '@context': 'https://schema.org', '@type': type, name: 'Wheel', offers: { '@type': 'Offer' } };
	const page = `<script type="${media}">${JSON.stringify(product)}</script>`;
	const issues = await new Validator().validate(new WebAutoExtractor().parse(page));
	console.log(`${name}: ${issues.length > 0 ? 'reported' : 'nothing'}`);
}
await count('plain', 'application/ld+json', 'Product');
await count('parameter', 'application/ld+json; charset=utf-8', 'Product');
await count('capitals', 'Application/LD+JSON', 'Product');
await count('address', 'application/ld+json', 'https://schema.org/Product');
JS
seen=$(node unseen.mjs)
echo "web-auto-extractor 2.2.1, structured-data-validator 1.7.1: $seen"
[ "$seen" = 'plain: reported
parameter: nothing
capitals: nothing
address: nothing' ] || { echo 'behaviour changed'; exit 1; }
