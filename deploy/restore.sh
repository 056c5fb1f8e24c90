#!/usr/bin/env bash
# Puts a backup back into an empty place, where the secret key of the backups is:
#   DATABASE_URL=… DATA_DIR=… deploy/restore.sh FOLDER/tramo-…
set -euo pipefail

source=${1:?say which backup: deploy/restore.sh FOLDER/tramo-…}
: "${DATA_DIR:=./data}"
umask 077

decrypt() { gpg --batch --quiet --decrypt "$1"; }

(cd "$source" && sha256sum --check --quiet SHA256SUMS)
if [[ -d $DATA_DIR && -n $(ls -A "$DATA_DIR") ]]; then
  echo "$DATA_DIR is not empty. Restore into a new folder, look at it, then switch." >&2
  exit 1
fi
if [[ -f $source/database.dump.gpg ]]; then
  : "${DATABASE_URL:?this backup is of a PostgreSQL: set DATABASE_URL to an empty database}"
fi
# Whole and unchanged to the last byte, before anything is put anywhere.
for part in "$source"/*.gpg; do decrypt "$part" >/dev/null; done

if [[ -f $source/database.dump.gpg ]]; then
  decrypt "$source/database.dump.gpg" |
    pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL"
fi
mkdir -p "$DATA_DIR"
decrypt "$source/files.tar.gz.gpg" | tar --extract --gzip --no-same-permissions --directory="$DATA_DIR"
echo "Restored into $DATA_DIR"
