-- A BOOKING IS MOVED TO ANOTHER CAR BY STAFF because its own is off the road (docs/product/cars.md#off-the-road): the
-- order ends as swapped, and another one has all that it had.

alter table rental_order add column moved_from text unique references rental_order;

-- Also of somebody who stands at the car already.
insert into rental_move (from_status, to_status) values (91, 90);

-- Nobody gets the keys of a car that is off the road; who has them goes on with an extension.
create function keys_need_a_sound_car() returns trigger language plpgsql as $$
begin
  if is_off_the_road(new.car_id, new.picked_up_at) then
    raise exception 'car % is off the road', new.car_id using errcode = '23514', constraint = 'rental_order_car_is_sound';
  end if;
  return new;
end $$;
create trigger keys_need_a_sound_car before update of rental_status on rental_order for each row
  when (new.rental_status = 86 and new.kind <> 'extension' and new.picked_up_at is distinct from old.picked_up_at)
  execute function keys_need_a_sound_car();
