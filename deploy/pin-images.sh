#!/usr/bin/env bash
# Writes into the Dockerfile and the compose files which very images their tags mean today
# (node:24-slim becomes node:24-slim@sha256:…), so that every build and every server has the same.
# Run it once before the first build, and again when you want what was mended since:
#   deploy/pin-images.sh && git diff deploy
set -euo pipefail
cd "$(dirname "$0")"

files=(Dockerfile compose.yaml compose.ha.yaml)
tags=$(sed -nE 's/^(FROM|[[:space:]]*image:) ([a-z0-9./-]+:[A-Za-z0-9._-]+)(@sha256:[0-9a-f]{64})?( .*)?$/\2/p' "${files[@]}" | sort -u)
for tag in $tags; do
  # The digest of the list of all platforms, as the registry has it.
  digest=$(docker buildx imagetools inspect --format '{{json .Manifest.Digest}}' "$tag" | tr -d '"')
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "No digest for $tag: $digest" >&2; exit 1; }
  sed -i.before -E "s#^(FROM|[[:space:]]*image:) ${tag//./\\.}(@sha256:[0-9a-f]{64})?( .*)?\$#\1 $tag@$digest\3#" "${files[@]}"
  echo "$tag is $digest"
done
rm -f ./*.before
