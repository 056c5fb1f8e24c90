-- The base, third of six: orders and their rentals, who waits for a car, and who has one when.
--
-- An order is one paid segment; all orders from the first pickup to the return are one rental and
-- share a transaction (docs/product/rental.md#states). A `rental_status` is one of the codes 85 to 93.

-- What is written once and never changed is held by this, in all six files.
create function stays_as_written() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed, only added to', tg_table_name using errcode = '23514';
end $$;

-- ORDERS.

create table rental_transaction (
  id text primary key,
  user_id text not null references app_user,
  created_at timestamptz not null,
  returned_at timestamptz,
  deposit_released_at timestamptz,
  -- Where money goes that cannot go back the way it came by itself: the account of a bank transfer.
  refund_destination text check (length(refund_destination) <= 200),
  -- The last words of the rental's thread while they are the renter's own and nobody has answered.
  unanswered_message bigint,
  unique (id, user_id)
);
create index rental_transaction_deposit on rental_transaction (returned_at)
  where returned_at is not null and deposit_released_at is null;
create index rental_transaction_unanswered on rental_transaction (unanswered_message)
  where unanswered_message is not null;

create table rental_order (
  id text primary key,
  transaction_id text not null references rental_transaction,
  user_id text not null references app_user,
  car_id text not null references car,
  area_id text not null references area,
  kind text not null default 'start' check (kind in ('start', 'extension', 'swap', 'balance')),
  state text not null default 'held' check (state in ('held', 'lapsed', 'booked', 'ended')),
  rental_status smallint check (rental_status between 85 and 93),
  confirmation text not null default 'none' check (confirmation in ('none', 'pending', 'confirmed', 'refused')),
  paid boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  price_modifier_id text not null references price_modifier,
  options text[] not null default '{}',
  insurance_plan text not null check (insurance_plan in ('own', 'ownCollision')),
  special_requests text,
  admin_message text,
  -- The quote as it was agreed, in cents (domain/fleet/pricing/quote.ts).
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  deposit_cents integer not null check (deposit_cents >= 0),
  hold_expires_at timestamptz not null,
  created_at timestamptz not null,
  booked_at timestamptz,
  arrived_for text check (arrived_for in ('pickup', 'return')),
  -- The order that an extension or a swap follows, or that a balance is owed for.
  previous_order_id text references rental_order,
  swap_reason text check (swap_reason in ('maintenance', 'breakdown', 'wish')),
  start_odometer integer check (start_odometer >= 0),
  start_gas smallint check (start_gas between 0 and 8),
  end_odometer integer,
  end_gas smallint check (end_gas between 0 and 8),
  picked_up_at timestamptz,
  ended_at timestamptz,
  -- When the renter said that the car comes back; early returns count 24 hours from it.
  return_noticed_at timestamptz,
  changes_asked text,
  key_box_code text,
  -- The car was not back 6 hours after the end; set once, so that everybody is told once (docs/product/search.md#cars).
  overdue_at timestamptz,
  -- A hold is extended once, on request (docs/product/rental.md#reminders).
  hold_extended_at timestamptz,
  -- Since when somebody could come for the keys: a booking that was confirmed late is not ended before its time.
  confirmed_at timestamptz,
  -- Electric cars have charge in percent instead of gas in eighths.
  start_charge smallint check (start_charge between 0 and 100),
  end_charge smallint check (end_charge between 0 and 100),
  unique (id, transaction_id),
  constraint rental_order_check check (starts_at < ends_at),
  constraint rental_order_check2 check (end_odometer >= start_odometer),
  constraint rental_order_check3 check ((kind in ('extension', 'swap', 'balance')) = (previous_order_id is not null)),
  -- A balance is money only: it never has a code.
  constraint rental_order_has_status check (
    case when kind = 'balance' then rental_status is null
      else (state in ('held', 'lapsed')) = (rental_status is null) end),
  -- Nobody has a car that is not paid and confirmed.
  constraint rental_order_runs_paid check (
    rental_status is null or rental_status not in (86, 92, 93) or (paid and confirmation = 'confirmed')),
  constraint rental_order_gas_or_charge check (
    num_nonnulls(start_gas, start_charge) <= 1 and num_nonnulls(end_gas, end_charge) <= 1),
  -- The orders of a rental belong to one person. A held order that joins its owner's account keeps its
  -- number, and its rental comes along.
  constraint rental_order_one_person foreign key (transaction_id, user_id)
    references rental_transaction (id, user_id) on update cascade,
  constraint rental_order_follows_its_own foreign key (previous_order_id, transaction_id)
    references rental_order (id, transaction_id)
);
create unique index rental_order_one_running on rental_order (transaction_id) where rental_status in (86, 91, 92, 93);
-- What was taken out of a rental again, because another swap or extension came first, has ended.
create unique index rental_order_one_open_swap on rental_order (transaction_id)
  where kind = 'swap' and rental_status = 85;
create index rental_order_user on rental_order (user_id, created_at desc);
create index rental_order_waiting on rental_order (confirmation, created_at) where confirmation = 'pending';
create index rental_order_transaction on rental_order (transaction_id);
create index rental_order_balance on rental_order (user_id) where kind = 'balance' and state = 'held';
create index rental_order_held on rental_order (hold_expires_at) where state = 'held';
create index rental_order_status on rental_order (rental_status) where rental_status in (85, 86, 91, 92, 93);
create index rental_order_newest on rental_order (created_at desc);
create index rental_order_running_end on rental_order (ends_at)
  where rental_status in (86, 91, 92, 93);
create index rental_order_overdue on rental_order (ends_at)
  where overdue_at is not null and rental_status in (86, 91, 92, 93);
-- Who has a car now: with its renter, or standing there to be given back.
create index rental_order_car_out on rental_order (car_id) where rental_status in (86, 91, 92, 93);
create index rental_order_out on rental_order (car_id, ends_at) where rental_status in (86, 91, 92, 93);

-- STATUS: the moves of domain/money/orders/transition-table.ts; a test compares the two.

create table rental_move (
  from_status smallint,
  to_status smallint not null,
  unique nulls not distinct (from_status, to_status)
);
insert into rental_move (from_status, to_status) values
  (null, 85), (null, 86),
  (85, 85), (85, 86), (85, 87), (85, 90), (85, 91),
  (86, 86), (86, 88), (86, 89), (86, 90), (86, 92), (86, 93),
  (91, 86), (91, 87), (91, 88), (91, 91),
  (92, 86), (92, 88), (92, 91), (92, 92),
  (93, 86), (93, 89), (93, 93);
create function rental_status_may_move() returns trigger language plpgsql as $$
begin
  if not exists (select from rental_move where from_status is not distinct from old.rental_status
    and to_status = new.rental_status) then
    raise exception 'a rental does not go from % to %', old.rental_status, new.rental_status
      using errcode = '23514', constraint = 'rental_order_move';
  end if;
  return new;
end $$;
create trigger rental_status_may_move before update of rental_status on rental_order
  for each row when (old.rental_status is distinct from new.rental_status)
  execute function rental_status_may_move();

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

-- HISTORY and EVIDENCE of an order: a status that changed stands in both by the end of the same transaction.

create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references rental_order,
  at timestamptz not null,
  actor text not null check (actor in ('renter', 'staff', 'system', 'gateway')),
  actor_id text,
  code text not null,
  status_from smallint,
  status_to smallint,
  details jsonb not null default '{}',
  odometer integer,
  latitude double precision,
  longitude double precision
);
create index order_event_order on order_event (order_id, id);
create trigger order_event_immutable before update or delete on order_event
  for each row execute function stays_as_written();

-- Each entry is linked by its hash (domain/money/evidence/evidence.ts).
create table evidence_entry (
  order_id text not null references rental_order,
  number integer not null check (number >= 1),
  at timestamptz not null,
  kind text not null,
  data jsonb not null,
  previous_hash text not null,
  hash text not null unique,
  primary key (order_id, number)
);
create function evidence_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is never changed, only added to' using errcode = '23514';
end $$;
create trigger evidence_immutable before update or delete on evidence_entry
  for each row execute function evidence_is_immutable();

-- The keys that have signed something here. The private halves are never in the database.
create table signing_key (
  id text primary key,
  public_key text not null,
  first_used_at timestamptz not null
);
create trigger signing_key_immutable before update or delete on signing_key
  for each row execute function stays_as_written();

-- The signature of an entry's hash, which follows from all entries before it. Entries from before there were
-- signatures have none; the last of them was sealed when there was a key.
create table evidence_seal (
  order_id text not null,
  number integer not null,
  key_id text not null references signing_key,
  signature text not null,
  primary key (order_id, number),
  foreign key (order_id, number) references evidence_entry (order_id, number)
);
create trigger evidence_seal_immutable before update or delete on evidence_seal
  for each row execute function stays_as_written();

create function rental_status_is_told() returns trigger language plpgsql as $$
declare
  now_at smallint := (select rental_status from rental_order where id = new.id);
begin
  if now_at is distinct from (
      select status_to from order_event where order_id = new.id and status_to is not null order by id desc limit 1)
    or now_at is distinct from (
      select (data ->> 'to')::smallint from evidence_entry where order_id = new.id and kind = 'status'
      order by number desc limit 1) then
    raise exception 'order % is at % without history or evidence', new.id, now_at
      using errcode = '23514', constraint = 'rental_order_told';
  end if;
  return null;
end $$;
create constraint trigger rental_status_is_told after update of rental_status on rental_order
  deferrable initially deferred for each row when (old.rental_status is distinct from new.rental_status)
  execute function rental_status_is_told();

-- WHO DRIVES, what was agreed, and when two people meet.

create table order_driver (
  order_id text not null references rental_order,
  driver_id text not null references driver,
  primary key (order_id, driver_id)
);

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
create function contract_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from contract where order_id = new.order_id and accepted_at is not null) then
      raise exception 'an accepted contract has no later version' using errcode = '23514', constraint = 'contract_is_kept';
    end if;
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
create trigger contract_kept before delete on contract
  for each row execute function stays_as_written();
create trigger contract_immutable before update on contract for each row when (
  (old.order_id, old.version, old.text_en, old.text_es, old.hash, old.created_at)
    is distinct from (new.order_id, new.version, new.text_en, new.text_es, new.hash, new.created_at)
  or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at))
  execute function stays_as_written();

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

create function seat_within_capacity() returns trigger language plpgsql as $$
begin
  if new.seat > (select slot_capacity from area where id = new.area_id) then
    raise exception 'slot is full' using errcode = '23514', constraint = 'appointment_seat_capacity';
  end if;
  return new;
end $$;
create trigger seat_within_capacity before insert or update on appointment_seat
  for each row execute function seat_within_capacity();

-- FILES of people and orders.

create table stored_file (
  id text primary key,
  owner_id text not null references app_user on delete cascade,
  driver_id text references driver on delete cascade,
  purpose text not null check (purpose in
    ('license', 'insurance', 'avatar', 'keys', 'inspection', 'maintenance', 'claim', 'help')),
  content_type text not null,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  order_id text references rental_order,
  -- What a picture was when it came; evidence names it by this.
  sha256 text
);
create index stored_file_driver on stored_file (driver_id, purpose);
create index stored_file_unattached on stored_file (created_at) where driver_id is null and order_id is null;
-- What lies there for a person outside of orders is summed at each upload.
create index stored_file_loose on stored_file (owner_id) include (byte_size) where order_id is null;

-- A picture more is another version of its document too; one that is dropped or forgotten shows nothing new.
create function document_has_picture() returns trigger language plpgsql as $$
begin
  if new.purpose = 'license' then
    update driver set license_version = license_version + 1 where id = new.driver_id;
  elsif new.purpose = 'insurance' then
    update driver set insurance_version = insurance_version + 1 where id = new.driver_id;
  end if;
  return null;
end $$;
create trigger document_has_picture after insert on stored_file
  for each row when (new.driver_id is not null) execute function document_has_picture();
create trigger document_gets_picture after update of driver_id on stored_file
  for each row when (new.driver_id is not null and new.driver_id is distinct from old.driver_id)
  execute function document_has_picture();

-- How much was stored for a person in a day. What is deleted later still counts for its day.
create table stored_bytes_of_day (
  user_id text not null references app_user on delete cascade,
  day date not null,
  bytes bigint not null check (bytes > 0),
  primary key (user_id, day)
);
create index stored_bytes_of_day_age on stored_bytes_of_day (day);
