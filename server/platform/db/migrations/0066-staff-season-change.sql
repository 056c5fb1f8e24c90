-- A CHANGE OF A SEASON (docs/product/company.md#seasons): what it was and became, so that it can be undone.

create table season_change (
  id text primary key,
  -- Which came after which.
  number bigint generated always as identity unique,
  at timestamptz not null,
  staff_id text not null references app_user,
  season_id text not null references season,
  -- Null before it was made, and after it was removed.
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  undone_at timestamptz check (undone_at >= at),
  constraint season_change_changes check (before is distinct from after)
);
create index season_change_staff on season_change (staff_id);
create index season_change_season on season_change (season_id);
