-- A CAR IS OFF THE ROAD (docs/product/cars.md#off-the-road): it broke down, or staff block it for days of their own.

create table car_breakdown (
  id text primary key,
  car_id text not null references car,
  -- `broken` may lie over rentals, whose renters are moved; `block` never does when it is made.
  kind text not null check (kind in ('broken', 'block')),
  from_at timestamptz not null,
  -- Null until it is lifted.
  until_at timestamptz,
  reason text not null check (length(reason) between 1 and 200),
  staff_id text not null references app_user,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text references app_user,
  check (from_at < until_at),
  constraint car_breakdown_lifted check (num_nulls(lifted_at, lifted_by) <> 1),
  constraint car_breakdown_one_at_a_time
    exclude using gist (car_id with =, tstzrange(from_at, until_at) with &&) where (lifted_at is null)
);
create index car_breakdown_car on car_breakdown (car_id, from_at);

alter table occupancy
  add column breakdown_id text references car_breakdown,
  add constraint occupancy_of_breakdown check (breakdown_id is null or kind = 'block');
create index occupancy_breakdown on occupancy (breakdown_id) where breakdown_id is not null;

-- What nobody has of a car's time off the road is blocked; whoever has some of it keeps that.
create function block_free_stretches(wanted text) returns void language sql as $$
  insert into occupancy (car_id, kind, breakdown_id, period, occupied)
  select b.car_id, 'block', b.id, free, free
  from car_breakdown b cross join lateral unnest(
    tstzmultirange(tstzrange(b.from_at, coalesce(b.until_at, b.from_at + interval '1500 days')))
    - (select coalesce(range_agg(o.occupied), '{}'::tstzmultirange) from occupancy o where o.car_id = b.car_id)) as free
  where b.car_id = wanted and b.lifted_at is null
$$;

-- A renter who leaves, whichever way, leaves their days to the block, in the same transaction.
create function breakdown_takes_over() returns trigger language plpgsql as $$
begin
  if exists (select from car_breakdown where car_id = old.car_id and lifted_at is null) then
    perform block_free_stretches(old.car_id);
  end if;
  return null;
end $$;
create trigger occupancy_left_to_breakdown after delete on occupancy
  for each row execute function breakdown_takes_over();
create trigger occupancy_shrunk_to_breakdown after update on occupancy
  for each row when (new.car_id <> old.car_id or not new.occupied @> old.occupied)
  execute function breakdown_takes_over();

-- Nobody brings a car anywhere, or gets its keys, while it is off the road: who asks waits for who says that it is.
create function is_off_the_road(wanted text, moment timestamptz) returns boolean language plpgsql as $$
begin
  perform from car where id = wanted for share;
  return exists (select from car_breakdown where car_id = wanted and lifted_at is null
    and tstzrange(from_at, until_at) @> moment);
end $$;
