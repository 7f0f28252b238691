#!/usr/bin/env bash
# @20minutes/s3rver 5.0.0: Signature Version 4 encodes every character of a query but letters, digits
# and "-._~". The server leaves ! ' ( ) * as they are when it checks a presigned address, so it
# refuses one that Amazon takes. Every name of a file beyond ASCII has two of them
# (response-content-disposition=attachment; filename*=UTF-8''…).
# Found when a bucket was to send files by the names that people gave them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @20minutes/s3rver@5.0.0 aws4fetch@1.0.20
cat >names.mjs <<'JS'
import { AwsV4Signer } from 'aws4fetch';
import S3rver from '@20minutes/s3rver';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'us-east-1' };
const server = new S3rver({
	port: 0,
	address: '127.0.0.1',
	silent: true,
	directory: './bucket',
	configureBuckets: [{ name: 'files' }],
});
const { port } = await server.run();
const object = `http://127.0.0.1:${port}/files/cv`;
const put = await new AwsV4Signer({ ...keys, method: 'PUT', url: object, body: 'cv' }).sign();
await fetch(put.url, { method: 'PUT', headers: put.headers, body: 'cv' });
for (const name of ['filename="cv.pdf"', "filename*=UTF-8''cv.pdf"]) {
	const url = new URL(object);
	url.searchParams.set('response-content-disposition', `attachment; ${name}`);
	const signed = await new AwsV4Signer({ ...keys, url: url.href, signQuery: true }).sign();
	const answer = await fetch(signed.url);
	const code = /<Code>(\w+)/.exec(await answer.text())?.[1] ?? 'sent';
	console.log(`${name}: ${answer.status} ${code}`);
}
await server.close();
process.exit(0);
JS
said=$(node names.mjs)
echo "$said"
[ "$said" = "filename=\"cv.pdf\": 200 sent
filename*=UTF-8''cv.pdf: 403 SignatureDoesNotMatch" ] || { echo 'behaviour changed'; exit 1; }
