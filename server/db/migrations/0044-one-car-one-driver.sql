-- Whose car is out: with its renter, or standing there to be given back (docs/product/rental.md#states).
create index rental_order_out on rental_order (car_id, ends_at) where rental_status in (86, 91, 92, 93);

-- Nobody gets the keys of a car that somebody else has. Who takes one waits for whoever takes it at the same moment.
create function one_driver_a_car() returns trigger language plpgsql as $$
begin
  perform from car where id = new.car_id for no key update;
  if exists (select from rental_order o where o.car_id = new.car_id and o.transaction_id <> new.transaction_id
      and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return')) then
    raise exception 'car % is out with somebody else', new.car_id
      using errcode = '23514', constraint = 'rental_order_one_driver';
  end if;
  return new;
end $$;
create trigger one_driver_a_car before insert on rental_order for each row
  when (new.rental_status in (86, 92, 93) or (new.rental_status = 91 and new.arrived_for = 'return'))
  execute function one_driver_a_car();
create trigger one_driver_a_car_now before update of rental_status, car_id, arrived_for on rental_order for each row
  when ((new.rental_status in (86, 92, 93) or (new.rental_status = 91 and new.arrived_for = 'return'))
    and (old.rental_status is null or old.rental_status not in (86, 91, 92, 93)
      or (old.rental_status = 91 and old.arrived_for is distinct from 'return') or old.car_id <> new.car_id))
  execute function one_driver_a_car();

-- A car that comes back late was not counted on, whatever its calendar said: now somebody may wait for it.
create function car_is_back() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) values (new.car_id);
  return null;
end $$;
create trigger car_is_back after update of rental_status on rental_order for each row
  when (new.rental_status in (88, 90) and old.rental_status is distinct from new.rental_status)
  execute function car_is_back();
