-- THE TRUE PRICE (docs/product/prices.md#price-with-miles): what a renter means to drive is kept with the order,
-- and the search sorts by the price with these miles, for which its narrow row knows what a mile costs.

alter table rental_order
  -- Miles that the renter means to drive in the trip; null where nobody was asked.
  add column planned_miles integer
    constraint rental_order_planned_miles check (planned_miles between 0 and 20000);

alter table car_search
  add column mile_cents integer not null default 0,
  add column included_miles_per_day integer not null default 0;

create or replace view car_search_said as
  select c.id as car_id, c.area_id, c.type_id, c.subtype_id, c.status = 'active' as active,
    c.minimum_rental_days, c.year, c.day_cents, c.week_cents, c.month_cents,
    round(c.latitude::numeric, 2)::float8 as latitude, round(c.longitude::numeric, 2)::float8 as longitude,
    -(round(coalesce(c.rating, 0) * 100)::bigint * 1000000 + least(c.review_count, 999999)) as rated,
    (select coalesce(bit_or(1::bigint << f.number), 0) from car_feature f
      where f.feature = any(c.features) and f.number < 63) as features,
    (select min(o.ends_at) from rental_order o where o.car_id = c.id and o.rental_status in (86, 91, 92, 93)
      and (o.rental_status <> 91 or o.arrived_for = 'return')) as due_back,
    (select coalesce(range_agg(o.occupied), '{}'::tstzmultirange) from occupancy o where o.car_id = c.id) as busy,
    c.mile_cents, c.included_miles_per_day
  from car c;

create or replace function car_for_search() returns trigger language plpgsql as $$
begin
  perform number_features(new.features);
  if tg_op = 'INSERT' then
    insert into car_search select * from car_search_said where car_id = new.id;
  else
    update car_search s set area_id = n.area_id, type_id = n.type_id, subtype_id = n.subtype_id, active = n.active,
      minimum_rental_days = n.minimum_rental_days, year = n.year, day_cents = n.day_cents,
      week_cents = n.week_cents, month_cents = n.month_cents, latitude = n.latitude, longitude = n.longitude,
      rated = n.rated, features = n.features, mile_cents = n.mile_cents,
      included_miles_per_day = n.included_miles_per_day
    from car_search_said n where n.car_id = new.id and s.car_id = new.id;
  end if;
  return null;
end $$;
drop trigger car_for_search on car;
create trigger car_for_search after update on car for each row when (
    (new.area_id, new.type_id, new.subtype_id, new.status, new.minimum_rental_days, new.year, new.day_cents,
      new.week_cents, new.month_cents, new.latitude, new.longitude, new.rating, new.review_count, new.features,
      new.mile_cents, new.included_miles_per_day)
    is distinct from
    (old.area_id, old.type_id, old.subtype_id, old.status, old.minimum_rental_days, old.year, old.day_cents,
      old.week_cents, old.month_cents, old.latitude, old.longitude, old.rating, old.review_count, old.features,
      old.mile_cents, old.included_miles_per_day)
  ) execute function car_for_search();

-- The trigger keeps all writers of cars away until this is done.
update car_search s set mile_cents = c.mile_cents, included_miles_per_day = c.included_miles_per_day
from car c where c.id = s.car_id;

-- THE NUMBER of an order, for people: five digits, unique, never a key (docs/product/rental.md#number).
-- Consecutive orders get distant numbers, so that a slip of one digit is no neighbour's order: each
-- number comes once in 90,000 orders, and then they have six digits.
create sequence order_number_given as bigint;

create function scattered_number(given bigint) returns integer language sql immutable as $$
  select (case when given < 90000 then 10000 + given * 48271 % 90000 else 10000 + given end)::integer
$$;

-- Whoever may add an order may give it a number, and nothing else with the sequence.
create function next_order_number() returns integer language sql volatile security definer
  set search_path from current as $$
  select scattered_number(nextval('order_number_given'))
$$;

alter table rental_order
  add column number integer not null default next_order_number()
    constraint rental_order_number unique
    constraint rental_order_number_digits check (number >= 10000);

create function order_number_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the number of an order does not change' using errcode = '23514', constraint = 'order_number_stays';
end $$;
create trigger order_number_stays before update of number on rental_order
  for each row when (new.number <> old.number) execute function order_number_stays();
