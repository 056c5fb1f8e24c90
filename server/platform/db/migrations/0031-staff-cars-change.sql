-- A CHANGE OF MANY CARS AT ONCE (docs/product/cars.md#many-at-once): what each was and became, so that it can be undone.

create table cars_change (
  id text primary key,
  -- Which came after which.
  number bigint generated always as identity,
  at timestamptz not null,
  staff_id text not null references app_user,
  -- By car: the columns that changed, before and after.
  cars jsonb not null check (jsonb_typeof(cars) = 'object'),
  undone_at timestamptz check (undone_at >= at)
);
create unique index cars_change_number on cars_change (number);
create index cars_change_staff on cars_change (staff_id);
