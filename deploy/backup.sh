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

# Mails in files are development's and hold live sign-in links; the rest is of this machine and of one run.
files() {
  tar --create --gzip --exclude=./mail --exclude=./postgres.json --exclude=./postgres.log \
    --exclude='./postgres.new-*' --exclude='./programs-*' --exclude='*/postmaster.*' "$@"
}

# The folder of the database that comes along: DATA_DIR, or the one that its note names.
own=$DATA_DIR
if [[ -f $DATA_DIR/postgres.json ]]; then
  named=$(sed -n 's/^ *"folder": "\(.*\)",\{0,1\}$/\1/p' "$DATA_DIR/postgres.json")
  own=${named:-$DATA_DIR}
fi

# Whether the process that PostgreSQL's note names is the database of this folder.
runs() {
  local pid
  pid=$(head -n 1 "$own/postgres/postmaster.pid" 2>/dev/null) || return 1
  kill -0 "$pid" 2>/dev/null || return 1
  [[ ! -e /proc/$pid/cwd || $(readlink "/proc/$pid/cwd") == "$(realpath "$own/postgres")" ]]
}

if [[ -z ${DATABASE_URL:-} ]] && runs; then
  # A copy of its files is whole only when nothing writes to it.
  echo "Stop the server first: the database that it brings along is backed up at rest." >&2
  exit 1
fi

mkdir -p "$target"
# What fails half-way is no backup.
trap 'rm -rf "$target"; echo "No backup was made." >&2' ERR

if [[ -n ${DATABASE_URL:-} ]]; then
  # The database first: a file that it names was written before it.
  pg_dump --format=custom --no-owner "$DATABASE_URL" | encrypt "$target/database.dump.gpg"
  files --exclude=./postgres --directory="$DATA_DIR" . | encrypt "$target/files.tar.gz.gpg"
elif [[ $own == "$DATA_DIR" ]]; then
  files --directory="$DATA_DIR" . | encrypt "$target/files.tar.gz.gpg"
else
  files --directory="$DATA_DIR" . --directory="$own" ./postgres | encrypt "$target/files.tar.gz.gpg"
fi

(cd "$target" && sha256sum ./*.gpg >SHA256SUMS)
echo "Saved in $target"
