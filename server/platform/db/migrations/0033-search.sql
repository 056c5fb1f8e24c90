-- THE SEARCH reads one narrow row a car instead of three wide ones (docs/product/search.md#cars): what is
-- filtered and sorted by, when the car is taken, and since when it should be back. It is a copy: only
-- triggers write it, `car_search_said` says what must be in it, and the constraint on occupancy stays the truth.

-- Features by number: the first 63 are bits of a row, others are looked up at the car.
create table car_feature (
  feature text primary key,
  number integer not null unique
);

create function number_features(wanted text[]) returns void language plpgsql as $$
begin
  if exists (select from unnest(wanted) w where not exists (select from car_feature f where f.feature = w)) then
    perform pg_advisory_xact_lock(7261033);
    insert into car_feature
    select w, (select coalesce(max(number) + 1, 0) from car_feature) + row_number() over (order by w) - 1
    from (select distinct w from unnest(wanted) w where w is not null) fresh
    where not exists (select from car_feature f where f.feature = w);
  end if;
end $$;

create table car_search (
  car_id text primary key references car on delete cascade,
  area_id text not null,
  type_id text not null,
  subtype_id text not null,
  active boolean not null,
  minimum_rental_days smallint not null,
  year smallint not null,
  day_cents integer not null,
  week_cents integer not null,
  month_cents integer not null,
  -- Where it is said to be, never where exactly.
  latitude double precision not null,
  longitude double precision not null,
  -- The best first: rating, then how many gave one.
  rated bigint not null,
  features bigint not null,
  -- The end of the rental whose renter has it; past that it is late.
  due_back timestamptz,
  busy tstzmultirange not null
) with (fillfactor = 80);

create view car_search_said as
  select c.id as car_id, c.area_id, c.type_id, c.subtype_id, c.status = 'active' as active,
    c.minimum_rental_days, c.year, c.day_cents, c.week_cents, c.month_cents,
    round(c.latitude::numeric, 2)::float8 as latitude, round(c.longitude::numeric, 2)::float8 as longitude,
    -(round(coalesce(c.rating, 0) * 100)::bigint * 1000000 + least(c.review_count, 999999)) as rated,
    (select coalesce(bit_or(1::bigint << f.number), 0) from car_feature f
      where f.feature = any(c.features) and f.number < 63) as features,
    (select min(o.ends_at) from rental_order o where o.car_id = c.id and o.rental_status in (86, 91, 92, 93)
      and (o.rental_status <> 91 or o.arrived_for = 'return')) as due_back,
    (select coalesce(range_agg(o.occupied), '{}'::tstzmultirange) from occupancy o where o.car_id = c.id) as busy
  from car c;

create function car_for_search() returns trigger language plpgsql as $$
begin
  perform number_features(new.features);
  if tg_op = 'INSERT' then
    insert into car_search select * from car_search_said where car_id = new.id;
  else
    update car_search s set area_id = n.area_id, type_id = n.type_id, subtype_id = n.subtype_id, active = n.active,
      minimum_rental_days = n.minimum_rental_days, year = n.year, day_cents = n.day_cents,
      week_cents = n.week_cents, month_cents = n.month_cents, latitude = n.latitude, longitude = n.longitude,
      rated = n.rated, features = n.features
    from car_search_said n where n.car_id = new.id and s.car_id = new.id;
  end if;
  return null;
end $$;
create trigger car_for_search_new after insert on car for each row execute function car_for_search();
create trigger car_for_search after update on car for each row when (
    (new.area_id, new.type_id, new.subtype_id, new.status, new.minimum_rental_days, new.year, new.day_cents,
      new.week_cents, new.month_cents, new.latitude, new.longitude, new.rating, new.review_count, new.features)
    is distinct from
    (old.area_id, old.type_id, old.subtype_id, old.status, old.minimum_rental_days, old.year, old.day_cents,
      old.week_cents, old.month_cents, old.latitude, old.longitude, old.rating, old.review_count, old.features)
  ) execute function car_for_search();

-- Two who change one car's calendar at once come here one after the other: who looks only after the row
-- is theirs also sees what the other has written.
create function search_busy(wanted text) returns void language plpgsql as $$
begin
  perform from car_search where car_id = wanted for no key update;
  update car_search
  set busy = (select coalesce(range_agg(occupied), '{}'::tstzmultirange) from occupancy where car_id = wanted)
  where car_id = wanted;
end $$;

create or replace function occupancy_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform search_busy(old.car_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.car_id <> old.car_id) then
    perform search_busy(new.car_id);
  end if;
  return null;
end $$;

create function search_due_back(wanted text) returns void language plpgsql as $$
begin
  perform from car_search where car_id = wanted for no key update;
  update car_search s
  set due_back = n.due_back
  from (select min(o.ends_at) as due_back from rental_order o where o.car_id = wanted
    and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return')) n
  where s.car_id = wanted and s.due_back is distinct from n.due_back;
end $$;

create function rental_out_changed() returns trigger language plpgsql as $$
begin
  perform search_due_back(new.car_id);
  if tg_op = 'UPDATE' and old.car_id is distinct from new.car_id then
    perform search_due_back(old.car_id);
  end if;
  return null;
end $$;
create trigger rental_out_new after insert on rental_order for each row
  when (new.rental_status in (86, 91, 92, 93)) execute function rental_out_changed();
create trigger rental_out after update on rental_order for each row when (
    (new.rental_status in (86, 91, 92, 93) or old.rental_status in (86, 91, 92, 93))
    and (new.rental_status, new.arrived_for, new.ends_at, new.car_id)
      is distinct from (old.rental_status, old.arrived_for, old.ends_at, old.car_id)
  ) execute function rental_out_changed();

-- The triggers keep all writers away until this is done, so that nothing is missed in between.
select number_features((select array_agg(distinct f) from car c, unnest(c.features) f));
insert into car_search select * from car_search_said order by area_id, car_id;

-- The cheapest month of an area, the best rated and the newest of it.
create index car_search_month on car_search (area_id, month_cents) where active;
create index car_search_rated on car_search (area_id, rated, car_id collate "C") where active;

-- When a car is free is asked of the same row.
drop trigger car_is_new on car;
drop function car_is_new();
drop table car_availability;
