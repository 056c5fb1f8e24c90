-- What servers have saved, and which restores they have tried (docs/product/company.md#backups). One that never ended was cut off.
create table backup_run (
  id text primary key,
  kind text not null check (kind in ('base', 'drill')),
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  succeeded boolean,
  -- For who looks: a sentence.
  outcome text check (length(outcome) <= 2000),
  constraint backup_run_ended check (num_nonnulls(ended_at, succeeded, outcome) in (0, 3))
);
create index backup_run_newest on backup_run (kind, began_at desc);
