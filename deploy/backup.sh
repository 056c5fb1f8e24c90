#!/usr/bin/env bash
# Saves database and files of one moment, encrypted, into a folder:
#   BACKUP_KEY=backup-key.asc DATABASE_URL=… DATA_DIR=… deploy/backup.sh FOLDER
# BACKUP_KEY is a public key: this machine can write backups and cannot read them.
set -euo pipefail

folder=${1:?say where to: deploy/backup.sh FOLDER}
: "${DATA_DIR:=./data}"
: "${BACKUP_KEY:?set BACKUP_KEY to the file of a public key: gpg --armor --export ADDRESS >backup-key.asc}"
target="$folder/tramo-$(date -u +%Y%m%dT%H%M%SZ)"
umask 077

# Nothing is written in the clear, not even for a moment. The parts are compressed already.
encrypt() {
  gpg --batch --quiet --no-options --trust-model always --compress-algo none \
    --recipient-file "$BACKUP_KEY" --encrypt --output "$1"
}

# Mails in files are development's and hold live sign-in links; the lock is of a process.
files() {
  tar --create --gzip --exclude=./mail --exclude='./lock.json*' "$@" --directory="$DATA_DIR" .
}

# Whether the process that a lock names still lives: same number, same start, not a zombie.
lives() {
  local stat
  kill -0 "$1" 2>/dev/null || return 1
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 0
  # shellcheck disable=SC2086
  set -- "$2" ${stat##*) }
  [[ $2 != [ZXx] && (-z $1 || $1 == "${21}") ]]
}

if [[ -z ${DATABASE_URL:-} ]]; then
  # A copy of the embedded database is whole only when nothing writes to it.
  lock=$(cat "$DATA_DIR/lock.json" 2>/dev/null || true)
  owner=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' <<<"$lock")
  if [[ -n $owner ]] && lives "$owner" "$(sed -n 's/.*"startedAt":"\([^"]*\)".*/\1/p' <<<"$lock")"; then
    echo "Stop the server (process $owner) first: the embedded database is backed up at rest." >&2
    exit 1
  fi
fi

mkdir -p "$target"
# What fails half-way is no backup.
trap 'rm -rf "$target"; echo "No backup was made." >&2' ERR

if [[ -n ${DATABASE_URL:-} ]]; then
  # The database first: a file that it names was written before it.
  pg_dump --format=custom --no-owner "$DATABASE_URL" | encrypt "$target/database.dump.gpg"
  files --exclude=./db | encrypt "$target/files.tar.gz.gpg"
else
  files | encrypt "$target/files.tar.gz.gpg"
fi

(cd "$target" && sha256sum ./*.gpg >SHA256SUMS)
echo "Saved in $target"
