-- What a booking waits for, in the order in which everybody waits, so that nobody waits in a circle:
-- one's own holds, the car, one's holds of it or those that are over, and one's credit. Each step sees what was
-- done while it waited. One trip instead of four.

create function queue_for_car(person text, wanted text, moment timestamptz, uses_credit boolean)
returns table (id text, own boolean) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('holds ' || person, 0));
  perform from car where car.id = wanted for update;
  return query
    select o.id, (o.user_id = person and occupancy.expires_at > moment)
    from occupancy join rental_order o on o.id = occupancy.order_id
    where occupancy.car_id = wanted and o.state = 'held'
      and (occupancy.expires_at <= moment or o.user_id = person)
    order by o.id for update of o;
  if uses_credit then
    perform pg_advisory_xact_lock(hashtextextended('credit ' || person, 0));
  end if;
end $$;

-- The lowest free seat at a slot, in place of the order's earlier one of that kind; null when it is
-- full. The lock only makes two people who want the last seat queue instead of both failing.
create function take_seat(area text, slot text, moment timestamptz, capacity integer, what text, taker text, cents integer)
returns integer language plpgsql as $$
declare
  free integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(area || ' ' || slot, 0));
  select n into free from generate_series(1, capacity) as n
  where not exists (
    select from appointment_seat s where s.area_id = area and s.starts_at = moment and s.seat = n
      and not (s.order_id = taker and s.kind = what))
  order by n limit 1;
  if free is not null then
    delete from appointment_seat s where s.order_id = taker and s.kind = what;
    insert into appointment_seat (area_id, starts_at, seat, kind, order_id, price_cents)
    values (area, moment, free, what, taker, cents);
  end if;
  return free;
end $$;
