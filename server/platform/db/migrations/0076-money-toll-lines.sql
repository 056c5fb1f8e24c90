-- TOLLS AND FINES BY FILE (docs/product/help-and-claims.md#tolls-by-file): each line of an agency's file that was passed
-- on, or that the company pays itself. The same plate, moment and place are the same toll, in whichever file.
create table toll_line (
  id bigint generated always as identity primary key,
  -- Its letters and digits.
  plate text not null check (plate ~ '^[A-Z0-9]{1,20}$'),
  at timestamptz not null,
  place text not null check (length(place) between 1 and 200),
  code text not null check (code in ('toll', 'fine')),
  amount_cents integer not null check (amount_cents between 1 and 1000000),
  -- Nothing for what the company pays.
  charge_id text references charge,
  written_at timestamptz not null,
  written_by text not null references app_user,
  constraint toll_line_once unique (plate, at, place)
);
create index toll_line_charge on toll_line (charge_id) where charge_id is not null;
create trigger toll_line_immutable before update or delete on toll_line
  for each row execute function stays_as_written();
create trigger toll_line_never_emptied before truncate on toll_line
  for each statement execute function is_never_emptied();
