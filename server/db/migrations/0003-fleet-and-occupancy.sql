-- The fleet, and the one table that says who has a car when (docs/product/search.md#occupancy).
create table car (
  id text primary key,
  external_ref text unique,
  area_id text not null references area,
  subtype_id text not null references car_subtype,
  type_id text not null references car_type,
  make text not null,
  model text not null,
  year smallint not null check (year between 1900 and 2100),
  colour text not null,
  plate text not null,
  seats smallint not null check (seats between 1 and 20),
  doors smallint not null default 4,
  transmission text not null default 'automatic',
  fuel text not null,
  mpg smallint,
  tank_gallons numeric(5, 1) not null default 14,
  day_cents integer not null check (day_cents > 0),
  week_cents integer not null check (week_cents > 0),
  month_cents integer not null check (month_cents > 0),
  mile_cents integer not null check (mile_cents >= 0),
  deposit_minimum_cents integer not null check (deposit_minimum_cents >= 0),
  deposit_maximum_cents integer not null,
  minimum_rental_days smallint not null default 1 check (minimum_rental_days > 0),
  included_miles_per_day integer not null default 0,
  odometer integer not null default 0 check (odometer >= 0),
  latitude double precision not null,
  longitude double precision not null,
  city text not null,
  address text not null,
  features text[] not null default '{}',
  photos text[] not null default '{}',
  current_price_modifier text references price_modifier,
  rating numeric(3, 2),
  review_count integer not null default 0,
  trips integer not null default 0,
  status text not null default 'active' check (status in ('active', 'maintenance', 'outOfService', 'retired')),
  created_at timestamptz not null default now(),
  check (deposit_maximum_cents >= deposit_minimum_cents)
);
create index car_area on car (area_id, status);
create index car_subtype_used on car (subtype_id);

-- `period` is what was agreed, `occupied` is that plus the turn-around gap; both half-open.
create table occupancy (
  id bigint generated always as identity primary key,
  car_id text not null references car on delete cascade,
  kind text not null check (kind in ('hold', 'rental', 'maintenance', 'block')),
  order_id text,
  period tstzrange not null,
  occupied tstzrange not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  check (occupied @> period and lower_inc(occupied) and not upper_inc(occupied)),
  check (not lower_inf(occupied) and not upper_inf(occupied)),
  check ((kind = 'hold') = (expires_at is not null)),
  check (kind in ('maintenance', 'block') or order_id is not null),
  constraint occupancy_no_overlap exclude using gist (car_id with =, occupied with &&)
);
create unique index occupancy_order on occupancy (order_id) where order_id is not null;
create index occupancy_expiry on occupancy (expires_at) where expires_at is not null;

-- The search's copy of it: one multirange a car. The constraint above stays the truth.
create table car_availability (
  car_id text primary key references car on delete cascade,
  busy tstzmultirange not null default '{}'
);

create function car_is_new() returns trigger language plpgsql as $$
begin
  insert into car_availability (car_id) values (new.id) on conflict do nothing;
  return new;
end $$;
create trigger car_is_new after insert on car for each row execute function car_is_new();

create function occupancy_changed() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.car_id else new.car_id end;
begin
  insert into car_availability (car_id, busy)
  select changed, coalesce(range_agg(occupied), '{}'::tstzmultirange) from occupancy where car_id = changed
  on conflict (car_id) do update set busy = excluded.busy;
  return null;
end $$;
create trigger occupancy_changed after insert or update or delete on occupancy
  for each row execute function occupancy_changed();

-- The first moment at or after the start of `wanted` from which the same length of time is free.
-- The length is counted in seconds: days would be those of the session's time zone.
create function free_from(busy tstzmultirange, wanted tstzrange) returns timestamptz language plpgsql immutable as $$
declare
  span interval := make_interval(secs => extract(epoch from upper(wanted) - lower(wanted))::float8);
  candidate timestamptz := lower(wanted);
  taken tstzrange;
begin
  for taken in select r from unnest(busy) as r where upper(r) > candidate order by lower(r) loop
    exit when lower(taken) >= candidate + span;
    candidate := upper(taken);
  end loop;
  return candidate;
end $$;
