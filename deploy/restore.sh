#!/usr/bin/env bash
# Puts a backup back into an empty place: DATABASE_URL=… DATA_DIR=… deploy/restore.sh FOLDER/tramo-…
set -euo pipefail

source=${1:?say which backup: deploy/restore.sh FOLDER/tramo-…}
: "${DATA_DIR:=./data}"

(cd "$source" && sha256sum --check --quiet SHA256SUMS)
if [[ -d $DATA_DIR && -n $(ls -A "$DATA_DIR") ]]; then
  echo "$DATA_DIR is not empty. Restore into a new folder, look at it, then switch." >&2
  exit 1
fi

if [[ -f $source/database.dump ]]; then
  : "${DATABASE_URL:?this backup is of a PostgreSQL: set DATABASE_URL to an empty database}"
  pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" \
    "$source/database.dump"
fi
mkdir -p "$DATA_DIR"
tar --extract --gzip --file="$source/files.tar.gz" --directory="$DATA_DIR"
echo "Restored into $DATA_DIR"
