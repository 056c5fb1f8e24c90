-- Who waits for which kind of car, and to whom a freed one is offered (docs/product/search.md#waiting-list).
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

-- An offer keeps its car as a hold does: the same constraint keeps everybody else off.
alter table occupancy add column waiting_list_item_id text references waiting_list_item on delete cascade;
alter table occupancy drop constraint occupancy_check2;
alter table occupancy add constraint occupancy_belongs_to check (
  case kind
    when 'hold' then (order_id is null) <> (waiting_list_item_id is null)
    when 'rental' then order_id is not null and waiting_list_item_id is null
    else waiting_list_item_id is null
  end
);
create unique index occupancy_waiting_list_item on occupancy (waiting_list_item_id)
  where waiting_list_item_id is not null;

-- What may have a match now: a car that got freer, or a wish that is new. Only added to and taken
-- from, so that nobody who frees a car ever waits for the work that offers it.
create table waiting_list_check (
  id bigint generated always as identity primary key,
  car_id text,
  item_id text,
  check (num_nonnulls(car_id, item_id) = 1)
);

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

create function wish_is_new() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (item_id) values (new.id);
  return null;
end $$;
create trigger wish_is_new after insert on waiting_list_item
  for each row execute function wish_is_new();
