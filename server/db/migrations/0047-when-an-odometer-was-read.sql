-- How far a car can have come depends on when its odometer was last read: null until that was done
-- (the number came with the fleet's file).
alter table car add column odometer_read_at timestamptz;
update car c set odometer_read_at = (
  select max(e.at) from order_event e join rental_order o on o.id = e.order_id
  where o.car_id = c.id and e.odometer is not null);
