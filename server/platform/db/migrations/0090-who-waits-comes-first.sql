-- A booking asks the line first (docs/product/search.md#waiting-list): a car that got freer and that
-- nobody of the waiting list was asked about yet is offered before whoever happens to ask for it. A
-- row without an id says that somebody is to be asked.

create or replace function queue_for_car(person text, wanted text, moment timestamptz, uses_credit boolean)
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
  return query
    select null::text, false where exists (
      select from waiting_list_check k where k.car_id = wanted)
    and exists (
      select from waiting_list_item w join car c on c.area_id = w.area_id
      where c.id = wanted and w.status = 'waiting' and w.starts_at > moment);
  if uses_credit then
    perform pg_advisory_xact_lock(hashtextextended('credit ' || person, 0));
  end if;
end $$;
