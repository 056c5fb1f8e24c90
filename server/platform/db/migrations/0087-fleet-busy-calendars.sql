-- CALENDARS OF OTHERS (docs/product/calendars.md#calendars-in): where else a car is offered, and when it is taken there.

create table busy_calendar (
  id text primary key,
  car_id text not null references car,
  -- What staff call it: "Turo".
  name text not null check (length(name) between 1 and 60),
  -- Whoever has it reads it: it is shown to nobody.
  url text not null check (length(url) between 1 and 2000),
  saved_by text not null references app_user,
  saved_at timestamptz not null,
  -- Moved on by who reads it, before they do: another server passes over it.
  next_read_at timestamptz not null,
  -- When it was read last, and what it is asked with the next time.
  read_at timestamptz,
  etag text,
  last_modified text,
  -- Since when it cannot be read, and why; what it said before holds meanwhile.
  failing_since timestamptz,
  failure text,
  -- It says nothing any more, and had said so much before.
  emptied_at timestamptz,
  emptied_from integer,
  ended_at timestamptz,
  ended_by text references app_user,
  check (num_nulls(failing_since, failure) <> 1),
  check (num_nulls(emptied_at, emptied_from) <> 1),
  check (num_nulls(ended_at, ended_by) <> 1)
);
create unique index busy_calendar_once on busy_calendar (car_id, url) where ended_at is null;
create index busy_calendar_next on busy_calendar (next_read_at) where ended_at is null;

-- What it says: each time once. Nothing of who it is for.
create table busy_time (
  calendar_id text not null references busy_calendar,
  period tstzrange not null,
  primary key (calendar_id, period),
  check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  check (not lower_inf(period) and not upper_inf(period))
);

alter table occupancy
  add column busy_calendar_id text references busy_calendar,
  add constraint occupancy_of_calendar
    check (busy_calendar_id is null or (kind = 'block' and breakdown_id is null and order_id is null));
create index occupancy_busy_calendar on occupancy (busy_calendar_id) where busy_calendar_id is not null;

-- What nobody has of the times that calendars name is blocked; whoever has some of it keeps that. One after the other,
-- for two calendars may name the same time.
create function busy_free_stretches(wanted text, within tstzrange) returns void language plpgsql as $$
declare
  busy record;
begin
  for busy in
    select t.calendar_id, t.period * within as period
    from busy_calendar k join busy_time t on t.calendar_id = k.id
    where k.car_id = wanted and k.ended_at is null and t.period && within
    order by t.period, t.calendar_id
  loop
    insert into occupancy (car_id, kind, busy_calendar_id, period, occupied)
    select wanted, 'block', busy.calendar_id, free, free
    from unnest(tstzmultirange(busy.period) - (select coalesce(range_agg(o.occupied), '{}'::tstzmultirange)
      from occupancy o where o.car_id = wanted and o.occupied && busy.period)) as free;
  end loop;
end $$;

-- A renter who leaves, whichever way, leaves their days to the calendar, in the same transaction.
create function calendar_takes_over() returns trigger language plpgsql as $$
begin
  if exists (select from busy_calendar where car_id = old.car_id and ended_at is null) then
    perform busy_free_stretches(old.car_id, old.occupied);
  end if;
  return null;
end $$;
create trigger occupancy_left_to_calendar after delete on occupancy
  for each row execute function calendar_takes_over();
create trigger occupancy_shrunk_to_calendar after update on occupancy
  for each row when (new.car_id <> old.car_id or not new.occupied @> old.occupied)
  execute function calendar_takes_over();

-- Of whom staff know that a calendar names their time too; gone with either.
create table busy_overlap_seen (
  calendar_id text not null references busy_calendar,
  occupancy_id bigint not null references occupancy on delete cascade,
  busy_from timestamptz not null,
  seen_by text not null references app_user,
  seen_at timestamptz not null,
  primary key (calendar_id, occupancy_id, busy_from)
);
create index busy_overlap_seen_occupancy on busy_overlap_seen (occupancy_id);

-- Who has a car, or holds it, while another calendar says that it is taken: never forced, staff decide.
create view busy_overlap as
select k.id as calendar_id, k.car_id, k.name, t.period as busy, o.id as occupancy_id, o.kind, o.order_id, o.period,
  o.expires_at, exists (select from busy_overlap_seen s where s.calendar_id = k.id and s.occupancy_id = o.id
    and s.busy_from = lower(t.period)) as seen
from busy_calendar k
join occupancy o on o.car_id = k.car_id and o.kind in ('hold', 'rental', 'relocation')
join busy_time t on t.calendar_id = k.id and t.period && o.period
where k.ended_at is null;
