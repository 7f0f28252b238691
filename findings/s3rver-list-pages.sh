#!/usr/bin/env bash
# @20minutes/s3rver 5.0.0 (the maintained fork of s3rver): a list of the second version (list-type=2)
# that needs another page is answered 500, because its continuation token is encrypted with DES,
# which OpenSSL 3 no longer has; the same list of the first version is answered with its marker.
# A client that lists by the newer call passes its tests with few files and fails with many.
# Found when a shop's files were listed in pages.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @20minutes/s3rver@5.0.0 aws4fetch@1.0.20
cat >try.mjs <<'JS'
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';

const server = new S3rver({
	port: 0,
	address: '127.0.0.1',
	silent: true,
	directory: './files',
	configureBuckets: [{ name: 'shop' }],
});
const { port } = await server.run();
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'us-east-1' };
const client = new AwsClient({ ...keys, retries: 0 });
const url = `http://127.0.0.1:${port}/shop`;
for (const name of ['a', 'b']) await client.fetch(`${url}/${name}`, { method: 'PUT', body: name });
const list = async (query) => (await client.fetch(`${url}?${query}max-keys=1`)).status;
console.log(`first version ${await list('')}, second version ${await list('list-type=2&')}`);
await server.close();
JS
answers=$(node try.mjs 2>/dev/null)
echo "@20minutes/s3rver 5.0.0 on a list of two files, a page of one each: $answers"
[ "$answers" = 'first version 200, second version 500' ] || { echo 'behaviour changed'; exit 1; }
