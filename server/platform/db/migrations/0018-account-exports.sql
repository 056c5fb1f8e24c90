-- Everything that is held on a person, as a file of their own (docs/product/accounts.md#your-data).
create table account_export (
  -- Also the name of the stored file.
  id text primary key,
  user_id text not null references app_user on delete cascade,
  language text not null check (language in ('en', 'es')),
  asked_at timestamptz not null,
  -- Somebody makes it since then; after a crash it is begun anew.
  begun_at timestamptz,
  ready_at timestamptz,
  byte_size bigint check (byte_size > 0),
  -- When its file is removed; of one that nobody wants any more at once.
  ends_at timestamptz,
  check (num_nonnulls(ready_at, byte_size) in (0, 2)),
  check (ends_at <= ready_at + interval '7 days')
);
-- One is made for a person at a time.
create unique index account_export_one on account_export (user_id) where ends_at is null;
create index account_export_to_make on account_export (asked_at) where ready_at is null and ends_at is null;
create index account_export_to_remove on account_export (ends_at) where ends_at is not null;
create index account_export_of on account_export (user_id, asked_at desc);
create trigger account_export_of_somebody before insert on account_export
  for each row execute function person_is_here('user_id');
