#!/usr/bin/env bash
# Saves database and files of one moment into a folder: DATABASE_URL=… DATA_DIR=… deploy/backup.sh FOLDER
set -euo pipefail

folder=${1:?say where to: deploy/backup.sh FOLDER}
: "${DATA_DIR:=./data}"
target="$folder/tramo-$(date -u +%Y%m%dT%H%M%SZ)"
umask 077
mkdir -p "$target"

if [[ -n ${DATABASE_URL:-} ]]; then
  # The database first: a file that it names was written before it.
  pg_dump --format=custom --no-owner --file="$target/database.dump" "$DATABASE_URL"
  tar --create --gzip --exclude=./db --exclude=./lock.json --file="$target/files.tar.gz" --directory="$DATA_DIR" .
else
  # A copy of the embedded database is whole only when nothing writes to it.
  owner=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$DATA_DIR/lock.json" 2>/dev/null || true)
  if [[ -n $owner ]] && kill -0 "$owner" 2>/dev/null; then
    echo "Stop the server (process $owner) first: the embedded database is backed up at rest." >&2
    rmdir "$target"
    exit 1
  fi
  tar --create --gzip --exclude=./lock.json --file="$target/files.tar.gz" --directory="$DATA_DIR" .
fi

(cd "$target" && sha256sum ./* >SHA256SUMS)
echo "Saved in $target"
