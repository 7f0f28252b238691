#!/usr/bin/env bash
# @adobe/structured-data-validator 1.7.1: in JSON-LD a property with several values is a list, and a
# list of one is the same as its value. The validator follows `jobLocation.address` and
# `priceSpecification.price` into objects alone, and reports an error of a required field for a job in
# two places, and for an offer whose sale price stands beside the price before it. Other properties,
# `offers` among them, may be lists.
# Found by giving the validator what the vocabulary allows.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @marbec/web-auto-extractor@2.2.1 @adobe/structured-data-validator@1.7.1
cat >lists.mjs <<'JS'
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
async function report(name, thing) {
	const data = { '@context': 'https://schema.org', ...thing };
	const page = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
	const issues = await new Validator().validate(new WebAutoExtractor().parse(page));
	const errors = issues.filter(({ severity }) => severity === 'ERROR');
	console.log(`${name}: ${errors.flatMap(({ fieldNames }) => fieldNames).join(', ') || 'no error'}`);
}
const place = { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'IT' } };
const job = {
	'@type': 'JobPosting',
	title: 'Wheel builder',
	description: 'Builds wheels.',
	datePosted: '2025-06-15',
	hiringOrganization: { '@type': 'Organization', name: 'Shop' },
};
const price = { '@type': 'UnitPriceSpecification', price: '900', priceCurrency: 'EUR' };
const wheel = { '@type': 'Product', name: 'Wheel', image: 'https://shop.example/a.jpg' };
const offer = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
await report('place', { ...job, jobLocation: place });
await report('places', { ...job, jobLocation: [place, place] });
await report('price', { ...wheel, offers: { ...offer, priceSpecification: price } });
await report('prices', { ...wheel, offers: { ...offer, priceSpecification: [price, price] } });
await report('offers', { ...wheel, offers: [{ ...offer, priceSpecification: price }] });
JS
seen=$(node lists.mjs)
echo "structured-data-validator 1.7.1: $seen"
[ "$seen" = 'place: no error
places: jobLocation.address.addressCountry
price: no error
prices: price, priceSpecification.price
offers: no error' ] || { echo 'behaviour changed'; exit 1; }
