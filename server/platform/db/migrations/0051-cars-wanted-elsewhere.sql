-- CARS WANTED ELSEWHERE are found without looking at each car and each booking (docs/product/jobs.md#relocation):
-- idle cars of a kind by their price, and bookings that begin in another area than the one where their car stands.

create index car_search_idle on car_search (area_id, type_id, month_cents, car_id)
  where active and due_back is null;

-- Few at any time; only triggers write it, `booked_elsewhere_said` says what must be in it.
create table booked_elsewhere (
  order_id text primary key references rental_order on delete cascade,
  car_id text not null
);
create index booked_elsewhere_car on booked_elsewhere (car_id);

create view booked_elsewhere_said as
  select o.id as order_id, o.car_id from rental_order o join car c on c.id = o.car_id
  where o.rental_status = 85 and o.area_id <> c.area_id;

-- Whoever moves a car and whoever books it come here one after the other: who is second sees what the first wrote.
create function write_booked_elsewhere(wanted text) returns void language plpgsql as $$
begin
  perform from car_search where car_id = wanted for no key update;
  delete from booked_elsewhere b where b.car_id = wanted
    and not exists (select from booked_elsewhere_said s where s.order_id = b.order_id and s.car_id = wanted);
  insert into booked_elsewhere select * from booked_elsewhere_said where car_id = wanted
  on conflict (order_id) do update set car_id = excluded.car_id;
end $$;

create function car_booked_elsewhere() returns trigger language plpgsql as $$
begin
  perform write_booked_elsewhere(new.id);
  return null;
end $$;
create trigger booked_elsewhere after update on car for each row
  when (new.area_id <> old.area_id) execute function car_booked_elsewhere();

create function order_booked_elsewhere() returns trigger language plpgsql as $$
begin
  perform write_booked_elsewhere(new.car_id);
  if tg_op = 'UPDATE' and old.car_id <> new.car_id then
    perform write_booked_elsewhere(old.car_id);
  end if;
  return null;
end $$;
create trigger booked_elsewhere_new after insert on rental_order for each row
  when (new.rental_status = 85) execute function order_booked_elsewhere();
create trigger booked_elsewhere after update on rental_order for each row when (
    (new.rental_status = 85 or old.rental_status = 85)
    and (new.rental_status, new.area_id, new.car_id) is distinct from (old.rental_status, old.area_id, old.car_id)
  ) execute function order_booked_elsewhere();

insert into booked_elsewhere select * from booked_elsewhere_said;
