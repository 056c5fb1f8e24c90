-- The base, fourth of six: who has a car when, and who waits for one.

-- WAITING LIST: for which kind of car, and to whom a freed one is offered (docs/product/search.md#waiting-list).

create table waiting_list_item (
  id text primary key,
  -- The order in which people came; two may have come at the same moment.
  place bigint generated always as identity,
  user_id text not null references app_user on delete cascade,
  area_id text not null references area,
  starts_at timestamptz not null,
  -- Absent: as long as the car must be rented at least.
  ends_at timestamptz,
  features text[] not null default '{}',
  -- Types or body types; none means any.
  types text[] not null default '{}',
  highest_month_cents integer check (highest_month_cents > 0),
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'booked', 'expired', 'cancelled')),
  created_at timestamptz not null,
  -- The offer, when there was one.
  car_id text references car,
  trip_ends_at timestamptz,
  offer_expires_at timestamptz,
  order_id text references rental_order,
  check (ends_at > starts_at),
  check (status <> 'offered' or (car_id is not null and trip_ends_at is not null and offer_expires_at is not null)),
  check (status <> 'booked' or order_id is not null)
);
create index waiting_list_item_user on waiting_list_item (user_id, place);
create index waiting_list_item_order on waiting_list_item (order_id) where order_id is not null;
create index waiting_list_item_next on waiting_list_item (area_id, place) where status = 'waiting';
create index waiting_list_item_past on waiting_list_item (starts_at) where status = 'waiting';
create index waiting_list_item_over on waiting_list_item (offer_expires_at) where status = 'offered';

-- OCCUPANCY: the one table that says who has a car when (docs/product/search.md#occupancy).

-- `period` is what was agreed, `occupied` is that plus the turn-around gap; both half-open. An offer of
-- the waiting list keeps its car as a hold does: the same constraint keeps everybody else off.
create table occupancy (
  id bigint generated always as identity primary key,
  car_id text not null references car on delete cascade,
  kind text not null check (kind in ('hold', 'rental', 'maintenance', 'block')),
  -- Written with its order, in either order of the two.
  order_id text constraint occupancy_order_exists references rental_order deferrable initially deferred,
  period tstzrange not null,
  occupied tstzrange not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  waiting_list_item_id text references waiting_list_item on delete cascade,
  check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  check (occupied @> period and lower_inc(occupied) and not upper_inc(occupied)),
  check (not lower_inf(occupied) and not upper_inf(occupied)),
  check ((kind = 'hold') = (expires_at is not null)),
  constraint occupancy_belongs_to check (
    case kind
      when 'hold' then (order_id is null) <> (waiting_list_item_id is null)
      when 'rental' then order_id is not null and waiting_list_item_id is null
      else waiting_list_item_id is null
    end),
  constraint occupancy_no_overlap exclude using gist (car_id with =, occupied with &&)
);
create unique index occupancy_order on occupancy (order_id) where order_id is not null;
create unique index occupancy_waiting_list_item on occupancy (waiting_list_item_id)
  where waiting_list_item_id is not null;
create index occupancy_expiry on occupancy (expires_at) where expires_at is not null;

-- Who holds, booked or has a car keeps it: no row of its occupancy goes while its order needs it.
create function occupancy_is_needed() returns trigger language plpgsql as $$
begin
  if exists (select from rental_order o where o.id = old.order_id and o.kind <> 'balance'
      and (o.state = 'held' or o.rental_status in (85, 86, 91, 92, 93))
      and not exists (select from occupancy c where c.order_id = o.id))
    or exists (select from waiting_list_item w where w.id = old.waiting_list_item_id and w.status = 'offered'
      and not exists (select from occupancy c where c.waiting_list_item_id = w.id)) then
    raise exception 'somebody still has this car' using errcode = '23514', constraint = 'occupancy_is_needed';
  end if;
  return null;
end $$;
create constraint trigger occupancy_is_needed after delete on occupancy deferrable initially deferred
  for each row execute function occupancy_is_needed();

-- AVAILABILITY: the search's copy of it, one multirange a car. The constraint above stays the truth.

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

-- WHAT MAY HAVE A MATCH NOW: a car that got freer, or a wish that is new. Only added to and taken
-- from, so that nobody who frees a car ever waits for the work that offers it.

create table waiting_list_check (
  id bigint generated always as identity primary key,
  car_id text,
  item_id text,
  check (num_nonnulls(car_id, item_id) = 1)
);

-- It wakes that work when the transaction is committed.
create function waiting_list_wakes() returns trigger language plpgsql as $$
begin
  perform pg_notify('tramo_work', 'waitingList');
  return null;
end $$;
create trigger waiting_list_wakes after insert on waiting_list_check
  for each statement execute function waiting_list_wakes();

create function occupancy_got_freer() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) values (old.car_id);
  return null;
end $$;
create trigger occupancy_ended after delete on occupancy
  for each row execute function occupancy_got_freer();
create trigger occupancy_shrank after update on occupancy
  for each row when (new.car_id <> old.car_id or not new.occupied @> old.occupied)
  execute function occupancy_got_freer();

create function cars_are_new() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) select id from fresh;
  return null;
end $$;
create trigger cars_are_new after insert on car
  referencing new table as fresh for each statement execute function cars_are_new();

create function car_suits_others() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) values (new.id);
  return null;
end $$;
create trigger car_suits_others after update on car
  for each row when (
    (new.status, new.area_id, new.type_id, new.subtype_id, new.features, new.month_cents, new.minimum_rental_days)
    is distinct from
    (old.status, old.area_id, old.type_id, old.subtype_id, old.features, old.month_cents, old.minimum_rental_days)
  ) execute function car_suits_others();

-- A car that comes back late was not counted on, whatever its calendar said: now somebody may wait for it.
create function car_is_back() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) values (new.car_id);
  return null;
end $$;
create trigger car_is_back after update of rental_status on rental_order for each row
  when (new.rental_status in (88, 90) and old.rental_status is distinct from new.rental_status)
  execute function car_is_back();

create function wish_is_new() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (item_id) values (new.id);
  return null;
end $$;
create trigger wish_is_new after insert on waiting_list_item
  for each row execute function wish_is_new();
