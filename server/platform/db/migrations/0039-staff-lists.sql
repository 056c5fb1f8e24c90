-- STAFF'S LISTS by index: which visit comes next, and which car needs what (docs/product/staff.md#what-they-do).

-- The visit that each open order waits for, by when it is due; only triggers write it, `visit_said` says
-- what must be in it.
create table visit (
  order_id text primary key references rental_order on delete cascade,
  kind text not null,
  due timestamptz not null,
  has_seat boolean not null
);
create index visit_due on visit (due, order_id);

create view visit_said as
  select o.id as order_id, v.kind, coalesce(s.starts_at, v.usual) as due, s.starts_at is not null as has_seat
  from rental_order o cross join lateral (select
    case when o.rental_status = 85 or o.arrived_for = 'pickup' then case when o.kind = 'swap' then 'swap' else 'pickup' end
      when o.rental_status = 93 then 'maintenance' else 'return' end as kind,
    case when o.rental_status = 85 or o.arrived_for = 'pickup' then o.starts_at else o.ends_at end as usual) v
  left join appointment_seat s on s.order_id = o.id and s.kind = v.kind
  where o.rental_status in (85, 86, 91, 92, 93) and not (o.rental_status = 85 and o.kind = 'extension');

-- Whoever looks has the order for themselves: what another has written of it is there by then.
create function write_visit(wanted text) returns void language plpgsql as $$
begin
  perform from rental_order where id = wanted for no key update;
  insert into visit select * from visit_said where order_id = wanted
  on conflict (order_id) do update set kind = excluded.kind, due = excluded.due, has_seat = excluded.has_seat;
  if not found then
    delete from visit where order_id = wanted;
  end if;
end $$;

create function visit_of_order() returns trigger language plpgsql as $$
begin
  perform write_visit(new.id);
  return null;
end $$;
create trigger visit_of_order_new after insert on rental_order for each row
  when (new.rental_status is not null) execute function visit_of_order();
create trigger visit_of_order after update on rental_order for each row
  when ((new.rental_status, new.arrived_for, new.kind, new.starts_at, new.ends_at)
    is distinct from (old.rental_status, old.arrived_for, old.kind, old.starts_at, old.ends_at))
  execute function visit_of_order();

create function visit_of_seat() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform write_visit(old.order_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.order_id <> old.order_id) then
    perform write_visit(new.order_id);
  end if;
  return null;
end $$;
create trigger visit_of_seat after insert or update or delete on appointment_seat
  for each row execute function visit_of_seat();

insert into visit select * from visit_said;

-- WHAT A CAR NEEDS, one narrow row an item, so that the fleet's list is counted and sorted in an index
-- (docs/product/inspections-and-maintenance.md#maintenance-items). Only triggers write it,
-- `maintenance_need_said` says what must be in it; items of retired cars are not there.
create table maintenance_need (
  item_id text primary key references maintenance_item on delete cascade,
  car_id text not null,
  area_id text not null,
  kind text not null,
  due_on date,
  due_odometer integer,
  -- The day from which it is due, as far as one is written down.
  since date,
  miles_left integer,
  -- Whether the day on which the miles ran out is written down; until then they run out today.
  miles_noted boolean not null
);

create view maintenance_need_said as
  select i.id as item_id, i.car_id, c.area_id, i.kind, i.due_on, i.due_odometer,
    least(i.due_on, i.miles_due_on) as since, i.due_odometer - c.odometer as miles_left,
    i.miles_due_on is not null as miles_noted
  from maintenance_item i join car c on c.id = i.car_id where c.status <> 'retired';

-- Whoever writes an item's miles or a car's reading holds the car: who comes second sees what the first wrote.
create function maintenance_item_needs() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.car_id, new.kind, new.due_odometer) is not distinct from (old.car_id, old.kind, old.due_odometer) then
    update maintenance_need set due_on = new.due_on, since = least(new.due_on, new.miles_due_on),
      miles_noted = new.miles_due_on is not null
    where item_id = new.id;
    return null;
  end if;
  perform from car where id = new.car_id for no key update;
  insert into maintenance_need select * from maintenance_need_said where item_id = new.id
  on conflict (item_id) do update set car_id = excluded.car_id, area_id = excluded.area_id, kind = excluded.kind,
    due_on = excluded.due_on, due_odometer = excluded.due_odometer, since = excluded.since,
    miles_left = excluded.miles_left, miles_noted = excluded.miles_noted;
  if not found then
    delete from maintenance_need where item_id = new.id;
  end if;
  return null;
end $$;
create trigger maintenance_item_needs after insert or update on maintenance_item
  for each row execute function maintenance_item_needs();

create function car_needs() returns trigger language plpgsql as $$
begin
  if (new.area_id, new.status = 'retired') is distinct from (old.area_id, old.status = 'retired') then
    delete from maintenance_need where car_id = new.id;
    insert into maintenance_need select * from maintenance_need_said where car_id = new.id;
  else
    update maintenance_need set miles_left = due_odometer - new.odometer where car_id = new.id and due_odometer is not null;
  end if;
  return null;
end $$;
create trigger car_needs after update on car for each row
  when ((new.odometer, new.area_id, new.status) is distinct from (old.odometer, old.area_id, old.status))
  execute function car_needs();

insert into maintenance_need select * from maintenance_need_said;
create index maintenance_need_since on maintenance_need (since) include (item_id, car_id, area_id, kind, due_on, miles_left, miles_noted);
create index maintenance_need_miles on maintenance_need (miles_left) include (item_id, car_id, area_id, kind, due_on, since, miles_noted);
create index maintenance_need_car on maintenance_need (car_id);

-- PAYMENTS: transfers that may still come though their order has ended.
create index payment_late on payment (created_at) where kind = 'transfer' and state in ('refused', 'replaced')
  and refusal in ('refused', 'transferMissing', 'cancelled', 'noShow');

-- BOOKINGS, the newest first, those of one moment by their id; of all, and of those whose car is out.
drop index rental_order_newest;
create index rental_order_newest on rental_order (created_at desc, id desc);
create index rental_order_running_newest on rental_order (created_at desc, id desc)
  where rental_status in (86, 91, 92, 93);

-- RELOCATIONS: which days of the next weeks each car is rented, and who waits for which car.
create index occupancy_rental_until on occupancy (upper(period)) include (car_id, period) where kind = 'rental';
create index rental_order_car_waits on rental_order (car_id) include (area_id, starts_at, ends_at, id)
  where rental_status = 85;
