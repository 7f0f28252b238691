#!/usr/bin/env bash
# dockerfilelint 1.8.0: a HEALTHCHECK with the documented option --start-period is told to have an
# invalid argument, with --interval and --timeout alone it is not: the option is in none of the
# linter's rules, so a container that needs minutes for its first start cannot say so.
# Found when the Containerfile of a shop that fills its database at its first start was linted.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dockerfilelint@1.8.0
lint() {
	printf 'FROM node:24.0.0\nUSER node\nHEALTHCHECK %s CMD ["node", "healthy.mjs"]\n' "$1" >Dockerfile
	npx dockerfilelint -o json Dockerfile || true
}
count() { node -e 'let t="";process.stdin.on("data",d=>t+=d).on("end",()=>console.log(JSON.parse(t).files[0].issues.filter((i)=>/healthcheck/i.test(JSON.stringify(i))).map((i)=>i.title).join(", ")||"nothing"))'; }
without=$(lint '--interval=30s --timeout=5s' | count)
with=$(lint '--interval=30s --timeout=5s --start-period=300s' | count)
echo "dockerfilelint 1.8.0 on HEALTHCHECK: without --start-period: $without; with it: $with"
[ "$without" = nothing ] && [ "$with" != nothing ] || { echo 'behaviour changed'; exit 1; }
