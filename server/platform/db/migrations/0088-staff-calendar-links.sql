-- CALENDARS OUT (docs/product/calendars.md#calendars-out): secret addresses that a calendar reads, of a car or an area
-- for staff, of a person for themself. The token is shown once and kept as a hash.

create table calendar_link (
  id text primary key,
  token_hash text not null unique,
  car_id text references car,
  area_id text references area,
  user_id text references app_user,
  lang text not null check (lang in ('en', 'es')),
  made_by text not null references app_user,
  made_at timestamptz not null,
  check (num_nonnulls(car_id, area_id, user_id) = 1),
  check (user_id is null or user_id = made_by)
);
-- One each: a new address ends the one before.
create unique index calendar_link_car on calendar_link (car_id) where car_id is not null;
create unique index calendar_link_area on calendar_link (area_id) where area_id is not null;
create unique index calendar_link_user on calendar_link (user_id) where user_id is not null;
create index calendar_link_made_by on calendar_link (made_by);
