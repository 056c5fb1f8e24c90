-- A car is rated on the scale of its reviews, 1 to 10 (docs/product/community.md#rating-of-a-car).

-- Neither view nor trigger lets go of a column while its type changes. Replaced and not dropped, the
-- view keeps who may read it.
create or replace view car_search_said as
  select c.id as car_id, c.area_id, c.type_id, c.subtype_id, c.status = 'active' as active,
    c.minimum_rental_days, c.year, c.day_cents, c.week_cents, c.month_cents,
    round(c.latitude::numeric, 2)::float8 as latitude, round(c.longitude::numeric, 2)::float8 as longitude,
    0::bigint as rated,
    (select coalesce(bit_or(1::bigint << f.number), 0) from car_feature f
      where f.feature = any(c.features) and f.number < 63) as features,
    (select min(o.ends_at) from rental_order o where o.car_id = c.id and o.rental_status in (86, 91, 92, 93)
      and (o.rental_status <> 91 or o.arrived_for = 'return')) as due_back,
    (select coalesce(range_agg(o.occupied), '{}'::tstzmultirange) from occupancy o where o.car_id = c.id) as busy,
    c.mile_cents, c.included_miles_per_day
  from car c;
drop trigger car_for_search on car;

alter table car alter column rating type numeric(4, 2) using rating * 2;

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
create trigger car_for_search after update on car for each row when (
    (new.area_id, new.type_id, new.subtype_id, new.status, new.minimum_rental_days, new.year, new.day_cents,
      new.week_cents, new.month_cents, new.latitude, new.longitude, new.rating, new.review_count, new.features,
      new.mile_cents, new.included_miles_per_day)
    is distinct from
    (old.area_id, old.type_id, old.subtype_id, old.status, old.minimum_rental_days, old.year, old.day_cents,
      old.week_cents, old.month_cents, old.latitude, old.longitude, old.rating, old.review_count, old.features,
      old.mile_cents, old.included_miles_per_day)
  ) execute function car_for_search();

update car_search s set rated = n.rated from car_search_said n where n.car_id = s.car_id;
