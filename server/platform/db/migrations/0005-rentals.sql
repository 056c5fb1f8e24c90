-- The base, fifth of nine: what happens from the wish for a car to its return.

-- WHO DRIVES, what was agreed, and when two people meet.

create table order_driver (
  order_id text not null references rental_order,
  driver_id text not null references driver,
  primary key (order_id, driver_id)
);
create index order_driver_of on order_driver (driver_id);

-- Who drives, and which version of their papers there is: another driver, another paper, and one that was not
-- accepted meanwhile make it another text; a paper that was verified meanwhile does not.
create function papers_of_order(id_of_order text) returns text language sql stable as $$
  select coalesce(string_agg(concat_ws(' ', d.id, d.license_version, d.insurance_version,
    d.license_verification = 'rejected', d.insurance_verification = 'rejected'), ',' order by d.id), '')
  from order_driver od join driver d on d.id = od.driver_id where od.order_id = id_of_order
$$;

-- The rule of domain/people/drivers/papers.ts: every listed driver is verified for the trip + 1 day, on the area's clock.
create function papers_are_verified(o rental_order) returns boolean language sql stable as $$
  select exists (select from order_driver where order_id = o.id) and not exists (
    select from order_driver od join driver d on d.id = od.driver_id join area a on a.id = o.area_id
    where od.order_id = o.id and not (
      d.license_verification = 'verified' and d.insurance_verification = 'verified'
      and coalesce(d.license_expires > (o.ends_at at time zone a.zone)::date, false)
      and coalesce(d.insurance_expires > (o.ends_at at time zone a.zone)::date, false)))
$$;

-- Verified, or as they were when staff did without.
create function papers_hold(o rental_order) returns boolean language sql stable as $$
  select papers_are_verified(o)
    or (o.papers_override_of is not null and o.papers_override_of = papers_of_order(o.id))
$$;

-- A contract is what was read: its words never change, it is accepted once, and after that no
-- version follows (docs/product/booking-and-payment.md#contract).
create table contract (
  order_id text not null references rental_order,
  version smallint not null,
  text_en text not null,
  text_es text not null,
  hash text not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  primary key (order_id, version)
);

create trigger contract_kept before delete on contract
  for each row execute function stays_as_written();
create trigger contract_never_emptied before truncate on contract
  for each statement execute function is_never_emptied();

-- A contract is accepted once and never changed. Its words name the person; they are emptied when the person has left, and
-- only then. The hash stays: whoever kept the paper can still show that it is the one.
create function contract_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from contract where order_id = new.order_id and accepted_at is not null) then
      raise exception 'an accepted contract has no later version' using errcode = '23514', constraint = 'contract_is_kept';
    end if;
    return new;
  end if;
  if new.text_en = '' and new.text_es = ''
    and (old.order_id, old.version, old.hash, old.created_at, old.accepted_at)
      is not distinct from (new.order_id, new.version, new.hash, new.created_at, new.accepted_at)
    and exists (select from rental_order o join app_user u on u.id = o.user_id
      where o.id = new.order_id and u.deleted_at is not null) then
    return new;
  end if;
  if old.accepted_at is not null
    or (old.order_id, old.version, old.text_en, old.text_es, old.hash, old.created_at)
      is distinct from (new.order_id, new.version, new.text_en, new.text_es, new.hash, new.created_at) then
    raise exception 'a contract is never changed, only accepted' using errcode = '23514', constraint = 'contract_is_kept';
  end if;
  return new;
end $$;
create trigger contract_is_kept before insert or update on contract
  for each row execute function contract_is_kept();

-- A seat at a slot; the capacity of the area is the highest seat there is.
create table appointment_seat (
  area_id text not null references area,
  starts_at timestamptz not null,
  seat smallint not null check (seat >= 1),
  kind text not null check (kind in ('pickup', 'return', 'maintenance', 'swap')),
  order_id text not null references rental_order,
  price_cents integer not null check (price_cents >= 0),
  primary key (area_id, starts_at, seat)
);
create unique index appointment_seat_order on appointment_seat (order_id, kind);
create index appointment_seat_soonest on appointment_seat (starts_at);

-- The visit that each open order waits for, and when it is due (docs/product/staff.md#what-they-do).
create view visit as
  select o.id as order_id, v.kind, coalesce(s.starts_at, v.usual) as due, s.starts_at is not null as has_seat
  from rental_order o cross join lateral (select
    case when o.rental_status = 85 or o.arrived_for = 'pickup' then case when o.kind = 'swap' then 'swap' else 'pickup' end
      when o.rental_status = 93 then 'maintenance' else 'return' end as kind,
    case when o.rental_status = 85 or o.arrived_for = 'pickup' then o.starts_at else o.ends_at end as usual) v
  left join appointment_seat s on s.order_id = o.id and s.kind = v.kind
  where o.rental_status in (85, 86, 91, 92, 93) and not (o.rental_status = 85 and o.kind = 'extension');

-- No seat is higher than the area's capacity.
create function seat_within_capacity() returns trigger language plpgsql as $$
begin
  if new.seat > (select slot_capacity from area where id = new.area_id) then
    raise exception 'slot is full' using errcode = '23514', constraint = 'appointment_seat_capacity';
  end if;
  return new;
end $$;
create trigger seat_within_capacity before insert or update on appointment_seat
  for each row execute function seat_within_capacity();

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

-- WAITING LIST: for which kind of car, and to whom a freed one is offered (docs/product/search.md#waiting-list).

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
create index waiting_list_item_waiting on waiting_list_item (starts_at) where status = 'waiting';

create trigger waiting_list_item_of_somebody before insert on waiting_list_item
  for each row execute function person_is_here('user_id');

-- What may have a match now: a car that got freer, or a wish that is new. Only added to and taken from, so that nobody
-- who frees a car ever waits for the work that offers it.
create table waiting_list_check (
  id bigint generated always as identity primary key,
  car_id text,
  item_id text,
  check (num_nonnulls(car_id, item_id) = 1)
);

-- It wakes that work when the transaction is committed.
create function waiting_list_wakes() returns trigger language plpgsql as $$
begin
  perform pg_notify('tramo_work', 'waitingList');
  return null;
end $$;
create trigger waiting_list_wakes after insert on waiting_list_check
  for each statement execute function waiting_list_wakes();

-- A wish that is new may have a match.
create function entry_is_new() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (item_id) values (new.id);
  return null;
end $$;
create trigger entry_is_new after insert on waiting_list_item
  for each row execute function entry_is_new();

-- What a booking waits for, in the order in which everybody waits, so that nobody waits in a circle:
-- one's own holds, the car, one's holds of it or those that are over, and one's credit. Each step sees what was
-- done while it waited. It asks the line first (docs/product/search.md#waiting-list): a car that got freer and that
-- nobody of the waiting list was asked about yet is offered before whoever happens to ask for it. A row without
-- an id says that somebody is to be asked.
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

-- HOLDS of accounts whose address nobody has confirmed (docs/product/booking-and-payment.md#hold).

-- From which network each came, while that matters. Each of a network has a seat, and there are eight. A hold that is
-- over gives its seat back and is remembered for four hours, so that the same car is not taken again at once; then the
-- row goes, and the network with it.
create table unconfirmed_hold (
  order_id text primary key references rental_order,
  network text not null,
  seat smallint,
  car_id text not null references car,
  period tstzrange not null,
  -- When the network began to hold this car for these days.
  since timestamptz not null,
  ended_at timestamptz,
  constraint unconfirmed_hold_seats check (seat between 1 and 8),
  constraint unconfirmed_hold_over check ((seat is null) = (ended_at is not null))
);
create unique index unconfirmed_hold_seat on unconfirmed_hold (network, seat);
create index unconfirmed_hold_car on unconfirmed_hold (network, car_id);
create index unconfirmed_hold_ended on unconfirmed_hold (ended_at);

-- OFFERS of the company: an extension credit, money for an early return, a swap, a discount (docs/product/rental.md#offers).

create table rental_offer (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  kind text not null check (kind in ('extend', 'earlyReturn', 'swap', 'discount')),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  title_en text not null,
  title_es text not null,
  description_en text not null,
  description_es text not null,
  amount_cents integer not null check (amount_cents >= 0),
  -- Why it is made, when it is more than a kindness: the car of the next renter did not come back.
  because text check (because in ('overdue')),
  valid_until timestamptz not null,
  made_by text not null check (made_by in ('staff', 'system')),
  created_at timestamptz not null,
  answered_at timestamptz,
  -- The extension or swap that it was taken off of, or the settlement, and what it came to there.
  used_order_id text references rental_order,
  used_at timestamptz,
  used_cents integer check (used_cents between 0 and amount_cents),
  check (created_at < valid_until),
  check (amount_cents > 0 or kind = 'swap'),
  check (status not in ('accepted', 'declined') or answered_at is not null),
  check (used_at is null or status = 'accepted'),
  check (num_nonnulls(used_order_id, used_at, used_cents) in (0, 3)),
  constraint rental_offer_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
-- Nobody has two of a kind at once, open or accepted and not used: no discount is given twice.
create unique index rental_offer_one_live on rental_offer (transaction_id, kind)
  where status = 'open' or (status = 'accepted' and used_at is null);
create index rental_offer_transaction on rental_offer (transaction_id, created_at);
create index rental_offer_due on rental_offer (valid_until) where status = 'open';
create index rental_offer_unused on rental_offer (answered_at)
  where status = 'accepted' and kind = 'earlyReturn' and used_at is null;
-- Those that may still be taken or used, the newest first.
create index rental_offer_live on rental_offer (created_at desc, id)
  where status = 'open' or (status = 'accepted' and used_at is null);
-- Which changes of car are the similar car of who had booked one that is late (docs/product/search.md#occupancy).
create index rental_offer_way_out on rental_offer (used_order_id) where because = 'overdue';

-- What was offered stays what it was made: another price is another offer (docs/product/rental.md#offers).
create trigger rental_offer_as_made before update on rental_offer
  for each row when ((new.transaction_id, new.order_id, new.kind, new.amount_cents, new.valid_until, new.because,
    new.title_en, new.title_es, new.description_en, new.description_es) is distinct from (old.transaction_id,
    old.order_id, old.kind, old.amount_cents, old.valid_until, old.because, old.title_en, old.title_es,
    old.description_en, old.description_es))
  execute function stays_as_offered('rental_offer_as_made');

-- SPECIAL REQUESTS that staff answer with a price.

create table special_request (
  id text primary key,
  user_id text not null references app_user,
  order_id text references rental_order,
  car_id text references car,
  kind text not null,
  request_text text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'accepted', 'refused', 'declined')),
  created_at timestamptz not null,
  answer text,
  price_cents integer not null default 0 check (price_cents >= 0),
  charge_id text unique references charge,
  answered_at timestamptz,
  decided_at timestamptz,
  constraint special_request_answered check ((status = 'open') = (answered_at is null)),
  constraint special_request_charged check (charge_id is null or (status = 'accepted' and price_cents > 0))
);
create index special_request_user on special_request (user_id, created_at desc);
create index special_request_open on special_request (created_at) where status = 'open';

-- The price of an answer stays; its words are forgotten with their writer.
create trigger special_request_as_answered before update on special_request
  for each row when (old.status <> 'open' and new.price_cents <> old.price_cents)
  execute function stays_as_offered('special_request_as_answered');

-- INSPECTIONS: the pictures of a car at one moment of a rental (docs/product/inspections-and-maintenance.md#inspection).

create table inspection (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  car_id text not null references car,
  kind text not null check (kind in ('pickup', 'weekly', 'return', 'swap')),
  -- The order with which the car was handed over; weeks count from there, through extensions.
  handover_order_id text not null references rental_order,
  week smallint check (week >= 1),
  odometer integer check (odometer >= 0),
  gas smallint check (gas between 0 and 8),
  comments text,
  submitted_at timestamptz not null,
  -- Pictures that were too old when the keys changed hands, and were taken again.
  replaced_at timestamptz,
  state text not null default 'submitted' check (state in ('submitted', 'reviewed')),
  reviewed_at timestamptz,
  reviewed_by text references app_user,
  review_note text,
  charge smallint check (charge between 0 and 100),
  check ((kind = 'weekly') = (week is not null)),
  check ((state = 'reviewed') = (reviewed_at is not null)),
  constraint inspection_gas_or_charge check (num_nonnulls(gas, charge) <= 1),
  constraint inspection_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
create unique index inspection_one_of_a_kind on inspection (order_id, kind)
  where kind <> 'weekly' and replaced_at is null;
create unique index inspection_one_a_week on inspection (handover_order_id, week) where kind = 'weekly';
-- After those two: of two rules that are broken at once the database tells the one that was made first.
alter table inspection add constraint inspection_of_its_car unique (id, car_id);
create index inspection_transaction on inspection (transaction_id, submitted_at);
-- Inspections to look at, the oldest first; all, the newest first; those of one order.
create index inspection_to_review on inspection (submitted_at, id) where state = 'submitted' and replaced_at is null;
create index inspection_newest on inspection (submitted_at desc, id);
create index inspection_order on inspection (order_id);

create trigger inspection_never_emptied before truncate on inspection
  for each statement execute function is_never_emptied();

-- One picture; a stored file is taken up once.
create table inspection_item (
  inspection_id text not null references inspection,
  position smallint not null,
  checkpoint text not null,
  file_id text not null unique references stored_file,
  note text,
  marks jsonb not null default '[]',
  taken_at timestamptz,
  latitude double precision,
  longitude double precision,
  primary key (inspection_id, position)
);

create trigger inspection_item_never_emptied before truncate on inspection_item
  for each statement execute function is_never_emptied();

-- What time does about a weekly inspection that is overdue: two warnings, each once, then the fee is
-- proposed to staff (docs/product/inspections-and-maintenance.md#engine-damage-fee).
create table inspection_warning (
  handover_order_id text not null references rental_order,
  week smallint not null,
  number smallint not null check (number in (1, 2)),
  sent_at timestamptz not null,
  primary key (handover_order_id, week, number)
);

-- When there will be something to do about a rental's inspections.
create table inspection_check (
  order_id text primary key references rental_order,
  next_at timestamptz not null
);
create index inspection_check_next on inspection_check (next_at);

-- MAINTENANCE: what each car needs again and again, and what was done, in miles and days of the area
-- (docs/product/inspections-and-maintenance.md#maintenance-items).

create table maintenance_item (
  id text primary key,
  car_id text not null references car on delete cascade,
  kind text not null check (kind in ('oil', 'tyres', 'brakes', 'check')),
  interval_miles integer check (interval_miles > 0),
  interval_days integer check (interval_days > 0),
  last_done_on date not null,
  last_done_odometer integer not null check (last_done_odometer >= 0),
  due_on date generated always as (last_done_on + interval_days) stored,
  due_odometer integer generated always as (last_done_odometer + interval_miles) stored,
  -- The day on which a reading first reached the due one.
  miles_due_on date,
  -- Counts services; what was told of one round is not told of the next.
  round integer not null default 1,
  unique (car_id, kind),
  check (interval_miles is not null or interval_days is not null)
);
create index maintenance_item_due on maintenance_item (due_on);

create table maintenance_service (
  id text primary key,
  item_id text not null references maintenance_item on delete cascade,
  order_id text references rental_order,
  outcome text not null check (outcome in ('done', 'skipped')),
  done_on date not null,
  odometer integer not null check (odometer >= 0),
  shop text,
  comment text,
  -- Files of `stored_file`; one visit and its receipt may close several items.
  receipts text[] not null default '{}',
  actor text not null check (actor in ('renter', 'staff')),
  -- What was done before the car came into this system was done by nobody with a name here.
  actor_id text references app_user,
  created_at timestamptz not null,
  -- The same service is not written down twice.
  constraint maintenance_service_once unique (item_id, done_on, odometer)
);
create index maintenance_service_item on maintenance_service (item_id, created_at desc);

create trigger maintenance_service_never_emptied before truncate on maintenance_service
  for each statement execute function is_never_emptied();

-- Each thing is told once to a rental in a round; two warnings before any fee.
create table maintenance_reminder (
  item_id text not null references maintenance_item on delete cascade,
  round integer not null,
  transaction_id text not null references rental_transaction,
  stage text not null check (stage in ('soon', 'due', 'firstWarning', 'secondWarning')),
  -- The day in the car's area.
  told_on date not null,
  at timestamptz not null,
  primary key (item_id, round, transaction_id, stage)
);

-- What a car needs, one narrow row an item, so that the fleet's list is counted and sorted in an index: by day and by
-- miles left, which are of two tables. Only triggers write it, `maintenance_need_said` says what must be in it; items of
-- retired cars are not there.
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
create index maintenance_need_since on maintenance_need (since) include (item_id, car_id, area_id, kind, due_on, miles_left, miles_noted);
create index maintenance_need_miles on maintenance_need (miles_left) include (item_id, car_id, area_id, kind, due_on, since, miles_noted);
create index maintenance_need_car on maintenance_need (car_id);

-- What must be in `maintenance_need`.
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

-- ON TABLES OF fleet.

alter table occupancy add foreign key (waiting_list_item_id) references waiting_list_item on delete cascade;
alter table released_photos
  add constraint released_photos_of_the_car
    foreign key (inspection_id, car_id) references inspection (id, car_id);
alter table car_photo
  add constraint car_photo_of_the_inspection
    foreign key (inspection_id, position) references inspection_item (inspection_id, position);
alter table known_mark
  add constraint known_mark_of_the_car
    foreign key (inspection_id, car_id) references inspection (id, car_id);

-- New cars may be what somebody waits for.
create function cars_are_new() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) select id from fresh;
  return null;
end $$;
create trigger cars_are_new after insert on car
  referencing new table as fresh for each statement execute function cars_are_new();

-- So may a car that is another one than before.
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

-- A car that drives, moves or retires needs something else.
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

-- Who holds, booked or has a car keeps it: no row of its occupancy goes while its order needs it.
create function occupancy_is_needed() returns trigger language plpgsql as $$
begin
  if exists (select from rental_order o where o.id = old.order_id and o.kind <> 'balance'
      and (o.state = 'held' or o.rental_status in (85, 86, 91, 92, 93))
      and not exists (select from occupancy c where c.order_id = o.id))
    or exists (select from waiting_list_item w where w.id = old.waiting_list_item_id and w.status = 'offered'
      and not exists (select from occupancy c where c.waiting_list_item_id = w.id)) then
    raise exception 'somebody still has this car' using errcode = '23514', constraint = 'occupancy_is_needed';
  end if;
  return null;
end $$;
create constraint trigger occupancy_is_needed after delete on occupancy deferrable initially deferred
  for each row execute function occupancy_is_needed();

-- A car that got freer may be what somebody waits for.
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

-- ON TABLES OF money.

-- A car that comes back late was not counted on, whatever its calendar said: now somebody may wait for it.
create function car_is_back() returns trigger language plpgsql as $$
begin
  insert into waiting_list_check (car_id) values (new.car_id);
  return null;
end $$;
create trigger car_is_back after update of rental_status on rental_order for each row
  when (new.rental_status in (88, 90) and old.rental_status is distinct from new.rental_status)
  execute function car_is_back();

-- Nobody gets keys whose papers nobody looked at (docs/product/rental.md#papers), or whose deposit is not whole.
create function keys_need_papers() returns trigger language plpgsql as $$
begin
  if not papers_hold(new) then
    raise exception 'order % has drivers nobody has verified', new.id
      using errcode = '23514', constraint = 'rental_order_papers';
  end if;
  if exists (select from rental_order b where b.transaction_id = new.transaction_id
      and b.kind = 'balance' and b.state = 'held' and b.deposit_cents > 0) then
    raise exception 'order % waits for the rest of its deposit', new.id
      using errcode = '23514', constraint = 'rental_order_deposit';
  end if;
  return new;
end $$;
-- Who has the car already is not asked: an extension is before its payment.
create trigger keys_need_papers before update of rental_status on rental_order for each row
  when (new.rental_status in (86, 92, 93) and new.kind in ('start', 'swap')
    and (old.rental_status is null or old.rental_status = 85
      or (old.rental_status = 91 and old.arrived_for is distinct from 'return')))
  execute function keys_need_papers();
