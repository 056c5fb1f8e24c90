-- ZIPS OF PHOTOS that staff send piece by piece (docs/product/cars.md#a-zip-of-photos). A piece is a stored file by
-- this id and its number; all of them go when the photos are taken, or a day later.

create table photo_file (
  id text primary key,
  user_id text not null references app_user,
  created_at timestamptz not null,
  pieces smallint not null default 0 check (pieces between 0 and 63),
  byte_size integer not null default 0 check (byte_size between 0 and 524288000),
  -- Somebody wants it taken since then, in the place of the photos that its cars have or beside them.
  asked_at timestamptz,
  replaces boolean,
  -- Photos and cars that it has.
  photos integer check (photos between 0 and 5000),
  cars integer check (cars between 0 and 5000),
  -- It was worked on then; after a crash it is gone on with.
  worked_at timestamptz,
  -- Cars that have their photos, how many these are, and the entries that were left out.
  done text[] not null default '{}',
  taken integer not null default 0 check (taken >= 0),
  left_out jsonb not null default '[]',
  done_at timestamptz,
  check (num_nonnulls(asked_at, replaces, photos, cars) in (0, 4)),
  check (done_at >= asked_at)
);
create index photo_file_to_take on photo_file (asked_at) where asked_at is not null and done_at is null;
create index photo_file_age on photo_file (created_at);
