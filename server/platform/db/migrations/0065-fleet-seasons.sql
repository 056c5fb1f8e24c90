-- SEASONS (docs/product/prices.md#seasons): so many percent on the rent of the days that begin on a local date of theirs,
-- for cars of some areas and types, or of all. An order keeps in its quote those that it was priced with.

create table season (
  id text primary key,
  -- Of several on one date the one that was made last counts; a change makes none anew.
  made bigint generated always as identity unique,
  name_en text not null check (length(name_en) between 1 and 60),
  name_es text not null check (length(name_es) between 1 and 60),
  percent smallint not null constraint season_percent check (percent between -90 and 300),
  first_day date not null,
  last_day date not null,
  areas text[] not null default '{}',
  types text[] not null default '{}',
  minimum_days smallint constraint season_minimum check (minimum_days between 2 and 365),
  -- It stays for whoever undoes that it went.
  removed_at timestamptz,
  constraint season_days check (first_day <= last_day and last_day - first_day < 366),
  constraint season_says_something check (percent <> 0 or minimum_days is not null)
);

create trigger cache_changed after insert or update or delete or truncate on season
  for each statement execute function cache_changed('offers');

-- The same rules for what the database looks at by itself: a month of a car from a day on, and the fewest days from it.
create function season_month(month_cents integer, car_area text, car_type text, first date) returns bigint
language sql stable as $$
  select month_cents + coalesce(sum(floor((2 * base * percent + 100) / 200.0))::bigint, 0)
  from (
    select s.id, s.percent, (2 * month_cents::bigint * count(*) + 30) / 60 as base
    from generate_series(0, 29) at cross join lateral (
      select id, percent from season
      where removed_at is null and first + at between first_day and last_day
        and (areas = '{}' or car_area = any(areas)) and (types = '{}' or car_type = any(types))
      order by made desc limit 1) s
    group by s.id, s.percent) one
$$;

create function season_minimum(own integer, car_area text, car_type text, first date) returns integer
language sql stable as $$
  select greatest(own, (
    select minimum_days from season
    where removed_at is null and first between first_day and last_day
      and (areas = '{}' or car_area = any(areas)) and (types = '{}' or car_type = any(types))
    order by made desc limit 1))
$$;
