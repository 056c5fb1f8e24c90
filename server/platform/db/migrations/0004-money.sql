-- The base, fourth of nine: orders with their history and evidence, and all that is paid, owed and given back.

-- ORDERS. An order is one paid segment; all orders from the first pickup to the return are one rental and
-- share a transaction (docs/product/rental.md#states). A `rental_status` is one of the codes 85 to 93.

-- Of later wings stand here: help (unanswered_message). They write here: help (trigger thread_goes_on).
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
-- A person's credit is found by way of their own rentals.
create index rental_transaction_user on rental_transaction (user_id);

-- THE NUMBER of an order, for people: five digits, unique, never a key (docs/product/rental.md#number).
-- Consecutive orders get distant numbers, so that a slip of one digit is no neighbour's order: each
-- number comes once in 90,000 orders, and then they have six digits.
create sequence order_number_given as bigint;

create function scattered_number(given bigint) returns integer language sql immutable as $$
  select (case when given < 90000 then 10000 + given * 48271 % 90000 else 10000 + given end)::integer
$$;

-- Whoever may add an order may give it a number, and nothing else with the sequence.
create function next_order_number() returns integer language sql volatile security definer
  set search_path from current as $$
  select scattered_number(nextval('order_number_given'))
$$;

-- Of later wings stand here: rentals (trigger car_is_back, trigger keys_need_papers); jobs (trigger
-- one_driver_a_car, trigger one_driver_a_car_now, trigger credit_is_there); staff (trigger
-- keys_need_no_block).
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
  swap_reason text check (swap_reason in ('maintenance', 'breakdown', 'preference')),
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
  -- What of an order's price is taken from its renter's credit; a line of its quote.
  credit_cents integer not null default 0 check (credit_cents >= 0),
  -- Miles that the renter means to drive in the trip; null where nobody was asked.
  planned_miles integer
    constraint rental_order_planned_miles check (planned_miles between 0 and 20000),
  -- For people, as it is given above.
  number integer not null default next_order_number()
    constraint rental_order_number_digits check (number >= 10000),
  -- Such a hold cannot be extended.
  held_unconfirmed boolean not null default false,
  -- Keys without verified papers, with a reason: who, when, why, and what the papers were then
  -- (docs/product/rental.md#papers).
  papers_override_by text references app_user,
  papers_override_at timestamptz,
  papers_override_reason text check (length(papers_override_reason) between 1 and 500),
  papers_override_of text,
  -- Whoever gives a held car back, or has it taken from them by staff, is not told that their time ran out
  -- (docs/product/booking-and-payment.md#hold).
  hold_released_at timestamptz
    constraint rental_order_released check (hold_released_at is null or state = 'lapsed'),
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
    references rental_order (id, transaction_id),
  constraint rental_order_papers_override check (
    num_nonnulls(papers_override_by, papers_override_at, papers_override_reason, papers_override_of) in (0, 4))
);
create unique index rental_order_one_running on rental_order (transaction_id) where rental_status in (86, 91, 92, 93);
create index rental_order_waiting on rental_order (confirmation, created_at) where confirmation = 'pending';
create index rental_order_transaction on rental_order (transaction_id);
create index rental_order_balance on rental_order (user_id) where kind = 'balance' and state = 'held';
create index rental_order_held on rental_order (hold_expires_at) where state = 'held';
create index rental_order_status on rental_order (rental_status) where rental_status in (85, 86, 91, 92, 93);
create index rental_order_running_end on rental_order (ends_at)
  where rental_status in (86, 91, 92, 93);
-- Who has a car now: with its renter, or standing there to be given back.
create index rental_order_car_out on rental_order (car_id) where rental_status in (86, 91, 92, 93);
create index rental_order_out on rental_order (car_id, ends_at) where rental_status in (86, 91, 92, 93);
create index rental_order_credit on rental_order (user_id) where credit_cents > 0;
-- What is due is found by each piece of background work (docs/decisions/0018-work-is-asked-before-it-runs.md): orders
-- whose keys somebody still comes for, by their start, by when they were booked, and those that are not paid.
create index rental_order_to_start on rental_order (starts_at)
  where rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup');
create index rental_order_to_confirm on rental_order (booked_at)
  where confirmation = 'pending' and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'));
create index rental_order_unpaid on rental_order (booked_at)
  where not paid and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'));
-- Rentals that are over, by when: who has not rated is reminded.
create index rental_order_over on rental_order (ended_at) where rental_status in (87, 88);
-- Bookings, the newest first, those of one moment by their id; of all, and of those whose car is out.
create index rental_order_newest on rental_order (created_at desc, id desc);
create index rental_order_running_newest on rental_order (created_at desc, id desc)
  where rental_status in (86, 91, 92, 93);
-- Who waits for which car.
create index rental_order_car_waits on rental_order (car_id) include (area_id, starts_at, ends_at, id)
  where rental_status = 85;
-- The last code of a car's key box.
create index rental_order_key_box on rental_order (car_id, booked_at desc) where key_box_code is not null;
-- Overdue cars, the longest first.
create index rental_order_overdue on rental_order (ends_at, id)
  where overdue_at is not null and rental_status in (86, 91, 92, 93);
-- Bookings of a person or a car that somebody looks for.
create index rental_order_user on rental_order (user_id, created_at desc, id desc);
create index rental_order_car on rental_order (car_id, created_at desc, id desc);
-- A balance with a deposit is the part that a cover, which was not accepted, had taken off it.
create index rental_order_deposit_owed on rental_order (transaction_id)
  where kind = 'balance' and state = 'held' and deposit_cents > 0;
-- After the rental that runs: of two rules that are broken at once the database tells the one that was made first.
alter table rental_order add constraint rental_order_number unique (number);
-- A change of car is open until its keys, also while its renter stands at the other car. What was taken out of a rental
-- again, because another swap or extension came first, has ended.
create unique index rental_order_one_open_swap on rental_order (transaction_id)
  where kind = 'swap' and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'));

create trigger rental_order_of_somebody before insert on rental_order
  for each row execute function person_is_here('user_id');

-- What must be in `car_search`.
create view car_search_said as
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

-- Bookings that begin in another area than the one where their car stands (docs/product/jobs.md#relocation).
create view booked_elsewhere as
  select o.id as order_id, o.car_id from rental_order o join car c on c.id = o.car_id
  where o.rental_status = 85 and o.area_id <> c.area_id;

-- When somebody is mailed what is gathered for them: the hours that they chose, in the zone of where they rent
-- (docs/product/accounts.md#notices). `platform`, which gathers it, reads this and none of the tables.
create view notice_hours as
  select u.id as user_id, u.notice_from, u.notice_to,
    (select a.zone from rental_order o join area a on a.id = o.area_id
      where o.user_id = u.id order by o.created_at desc limit 1) as zone
  from app_user u;

-- As `search_busy` does with the calendar: since when the car of a running rental should be back.
create function search_due_back(wanted text) returns void language plpgsql as $$
begin
  perform from car_search where car_id = wanted for no key update;
  update car_search s
  set due_back = n.due_back
  from (select min(o.ends_at) as due_back from rental_order o where o.car_id = wanted
    and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return')) n
  where s.car_id = wanted and s.due_back is distinct from n.due_back;
end $$;

create function rental_out_changed() returns trigger language plpgsql as $$
begin
  perform search_due_back(new.car_id);
  if tg_op = 'UPDATE' and old.car_id is distinct from new.car_id then
    perform search_due_back(old.car_id);
  end if;
  return null;
end $$;
create trigger rental_out_new after insert on rental_order for each row
  when (new.rental_status in (86, 91, 92, 93)) execute function rental_out_changed();
create trigger rental_out after update on rental_order for each row when (
    (new.rental_status in (86, 91, 92, 93) or old.rental_status in (86, 91, 92, 93))
    and (new.rental_status, new.arrived_for, new.ends_at, new.car_id)
      is distinct from (old.rental_status, old.arrived_for, old.ends_at, old.car_id)
  ) execute function rental_out_changed();

-- The number of an order does not change.
create function order_number_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the number of an order does not change' using errcode = '23514', constraint = 'order_number_stays';
end $$;
create trigger order_number_stays before update of number on rental_order
  for each row when (new.number <> old.number) execute function order_number_stays();

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

-- A rental makes the moves of the table and no others.
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
create trigger order_event_never_emptied before truncate on order_event
  for each statement execute function is_never_emptied();

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

create trigger evidence_entry_never_emptied before truncate on evidence_entry
  for each statement execute function is_never_emptied();

create function evidence_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is never changed, only added to' using errcode = '23514';
end $$;
create trigger evidence_immutable before update or delete on evidence_entry
  for each row execute function evidence_is_immutable();

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
create trigger evidence_seal_never_emptied before truncate on evidence_seal
  for each statement execute function is_never_emptied();

-- A status that changed stands in history and evidence by the end of the transaction.
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

-- A rental that enters the books already running says so in history and evidence by the end of its transaction;
-- nothing else begins with the car out.
create function running_was_imported() returns trigger language plpgsql as $$
begin
  if not exists (select from order_event where order_id = new.id and code = 'imported')
    or not exists (select from evidence_entry
      where order_id = new.id and kind = 'status' and data ->> 'event' = 'imported') then
    raise exception 'order % begins with the car out and was not imported', new.id
      using errcode = '23514', constraint = 'rental_order_imported';
  end if;
  return null;
end $$;
create constraint trigger running_was_imported after insert on rental_order
  deferrable initially deferred for each row when (new.rental_status in (86, 91, 92, 93))
  execute function running_was_imported();

-- PAYMENTS (docs/product/booking-and-payment.md).

create table payment (
  id text primary key,
  order_id text not null references rental_order,
  method text not null,
  kind text not null check (kind in ('card', 'transfer', 'cash')),
  state text not null default 'pending'
    check (state in ('pending', 'waiting', 'paid', 'refused', 'refunding', 'refunded', 'replaced')),
  due_cents integer not null check (due_cents >= 0),
  fee_cents integer not null check (fee_cents >= 0),
  gateway text,
  gateway_reference text unique,
  client_secret text,
  confirmation_number text unique,
  bank_confirmation text,
  refusal text,
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((state in ('paid', 'refunding', 'refunded')) <= (paid_at is not null))
);
-- An order is paid once.
create unique index payment_one_paid on payment (order_id) where state = 'paid';
create index payment_order on payment (order_id, created_at desc);
create index payment_waiting on payment (created_at) where state = 'waiting';
-- One open card payment an order (docs/product/booking-and-payment.md#gateway): a new one takes the place of the one
-- before, which the gateway is told to let go.
create unique index payment_one_open on payment (order_id) where state = 'pending';
-- Transfers that may still come though their order has ended, or staff called the booking off
-- (docs/product/money.md#refunds).
create index payment_late on payment (created_at) where kind = 'transfer' and state in ('refused', 'replaced')
  and refusal in ('refused', 'transferMissing', 'cancelled', 'noShow', 'staffCancelled');

create trigger payment_never_emptied before truncate on payment
  for each statement execute function is_never_emptied();

-- What the gateway told: each event once, whatever is delivered twice.
create table gateway_event (
  id text primary key,
  received_at timestamptz not null
);

-- A card that the gateway keeps for a person who asked for it (docs/product/booking-and-payment.md#saved-card):
-- what the gateway calls it, and what tells it apart on the screen. Nowhere is a number kept, nor a security code.
create table saved_card (
  user_id text primary key references app_user on delete cascade,
  gateway text not null,
  gateway_reference text not null check (length(gateway_reference) between 1 and 200),
  funding text not null check (funding in ('credit', 'debit')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- The last day of its month.
  expires_on date not null,
  saved_at timestamptz not null
);

-- Whatever makes a person's card go, the built-in gateway forgets it too.
create function forget_card_at_gateway() returns trigger language plpgsql as $$
begin
  delete from test_gateway_card where old.gateway = 'test' and id = old.gateway_reference;
  return null;
end $$;
create trigger forget_card_at_gateway after delete on saved_card
  for each row execute function forget_card_at_gateway();
-- Of two cards of a person that are told at once the later one takes the place of the other, which the built-in
-- gateway forgets as one that was deleted (docs/product/booking-and-payment.md#saved-card).
create trigger forget_replaced_card_at_gateway after update on saved_card
  for each row when (old.gateway_reference <> new.gateway_reference)
  execute function forget_card_at_gateway();

-- CHARGES: what a rental costs beyond what was paid.

create table charge (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  code text not null check (code in
    ('miles', 'lateDays', 'gas', 'charging', 'tax', 'toll', 'fine', 'appointment', 'damage',
     'engineDamage', 'cleaning', 'specialRequest')),
  quantity numeric(12, 4) not null,
  unit text not null,
  unit_price_cents numeric(14, 4) not null,
  amount_cents integer not null check (amount_cents > 0),
  note text,
  created_at timestamptz not null,
  -- A claim that was charged and appealed may be charged anew with less: what it cost before stays
  -- written down, and no longer counts (docs/product/help-and-claims.md#claims).
  dropped_at timestamptz,
  constraint charge_of_its_rental foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
create index charge_transaction on charge (transaction_id, created_at);
create index charge_order on charge (order_id);

create trigger charge_kept before delete on charge
  for each row execute function stays_as_written();
create trigger charge_immutable before update on charge for each row when (
  (old.transaction_id, old.order_id, old.code, old.quantity, old.unit_price_cents, old.amount_cents, old.created_at)
    is distinct from (new.transaction_id, new.order_id, new.code, new.quantity, new.unit_price_cents, new.amount_cents, new.created_at)
  or old.dropped_at is not null)
  execute function stays_as_written();
create trigger charge_never_emptied before truncate on charge
  for each statement execute function is_never_emptied();

-- The papers of a toll or a fine.
create table charge_paper (
  charge_id text not null references charge,
  file_id text not null references stored_file,
  primary key (charge_id, file_id)
);

-- CLAIMS: damage and fees that staff decide; while one is open the deposit stays
-- (docs/product/money.md#deposit-release, docs/product/help-and-claims.md#claims).

create table claim (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  code text not null check (code in ('damage', 'engineDamage', 'cleaning', 'toll', 'fine')),
  description text not null,
  estimate_cents integer not null check (estimate_cents > 0),
  state text not null default 'open' check (state in ('open', 'agreed', 'appealed', 'charged', 'dropped')),
  answer text,
  decision text,
  charge_id text references charge,
  created_at timestamptz not null,
  answered_at timestamptz,
  decided_at timestamptz,
  -- A fee that was proposed by itself; what speaks for it stands with it. The key names the week or the
  -- maintenance, so that no fee is proposed twice.
  fee_for text check (fee_for in ('inspection', 'maintenance')),
  fee_key text unique,
  fee_facts jsonb,
  appealed_at timestamptz,
  constraint claim_fee_is_whole check (
    (fee_for is null) = (fee_key is null) and (fee_for is null) = (fee_facts is null)),
  -- What was charged for a claim is a charge.
  constraint claim_charged check (state <> 'charged' or charge_id is not null),
  constraint claim_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
create index claim_transaction on claim (transaction_id);
create index claim_charge on claim (charge_id) where charge_id is not null;
create index claim_order on claim (order_id);
-- Claims and fees, the oldest first.
create index claim_waiting on claim (created_at, id) where fee_for is null and state in ('open', 'agreed', 'appealed');
create index claim_fee_waiting on claim (created_at, id)
  where fee_for is not null and state in ('open', 'agreed', 'appealed');
create index claim_fee_decided on claim (created_at, id)
  where fee_for is not null and state not in ('open', 'agreed', 'appealed');

create trigger claim_never_emptied before truncate on claim
  for each statement execute function is_never_emptied();

-- What the company offers or claims is answered by its id alone: so it stays what it was made, and another price is
-- another one (docs/product/rental.md#offers, docs/product/help-and-claims.md#claims).
create function stays_as_offered() returns trigger language plpgsql as $$
begin
  raise exception '% stays as it was made', tg_table_name using errcode = '23514', constraint = tg_argv[0];
end $$;
create trigger claim_as_made before update on claim
  for each row when ((new.transaction_id, new.order_id, new.code, new.estimate_cents, new.fee_facts) is distinct from
    (old.transaction_id, old.order_id, old.code, old.estimate_cents, old.fee_facts))
  execute function stays_as_offered('claim_as_made');

create table claim_picture (
  claim_id text not null references claim,
  file_id text not null references stored_file,
  side text not null check (side in ('before', 'after')),
  position smallint not null,
  primary key (claim_id, file_id)
);

-- REFUNDS (docs/product/money.md#refunds).

-- A part of a payment that goes back the way it came; `fee_cents` is the fee's share.
create table refund (
  id text primary key,
  payment_id text not null references payment,
  order_id text not null references rental_order,
  due_cents integer not null check (due_cents >= 0),
  fee_cents integer not null check (fee_cents >= 0),
  reason text not null,
  state text not null default 'owed' check (state in ('owed', 'sent')),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- How much of it is the deposit, so that it goes back through the payment that carried it and the
  -- rest leaves that way free (domain/fleet/pricing/split-refund.ts).
  deposit_cents integer not null default 0,
  -- How it went out and where to: the account that the renter named, cash or a check by the hands of staff, the card
  -- by the gateway.
  sent_way text check (sent_way in ('card', 'transfer', 'cash', 'check')),
  sent_to text constraint refund_sent_to_length check (length(sent_to) between 1 and 200),
  check (due_cents + fee_cents > 0),
  check ((state = 'sent') = (sent_at is not null)),
  constraint refund_deposit_within check (deposit_cents between 0 and due_cents),
  constraint refund_says_how check ((state = 'sent') = (sent_way is not null)),
  constraint refund_says_where check (sent_to is null or sent_way is not null)
);
create index refund_payment on refund (payment_id);
create index refund_order on refund (order_id);
create index refund_owed on refund (created_at) where state = 'owed';

create trigger refund_kept before delete on refund
  for each row execute function stays_as_written();
create trigger refund_deposit_immutable before update on refund for each row
  when (old.deposit_cents <> new.deposit_cents) execute function stays_as_written();
create trigger refund_never_emptied before truncate on refund
  for each statement execute function is_never_emptied();
-- What was sent stays as it was written. Only where to may be emptied, once its person has left.
create trigger refund_immutable before update on refund for each row when (
  (old.payment_id, old.order_id, old.due_cents, old.fee_cents) is distinct from
    (new.payment_id, new.order_id, new.due_cents, new.fee_cents)
  or (old.state = 'sent' and ((new.state, new.sent_at, new.sent_way) is distinct from (old.state, old.sent_at, old.sent_way)
    or (new.sent_to is not null and new.sent_to is distinct from old.sent_to)
    or (new.reason, new.created_at) is distinct from (old.reason, old.created_at))))
  execute function stays_as_written();

-- Never more goes back through a payment than came in by it.
create function refund_within_payment() returns trigger language plpgsql as $$
declare
  paid record;
begin
  select due_cents, fee_cents, paid_at into paid from payment where id = new.payment_id for no key update;
  if paid.paid_at is null
    or new.due_cents + coalesce((select sum(due_cents) from refund where payment_id = new.payment_id), 0) > paid.due_cents
    or new.fee_cents + coalesce((select sum(fee_cents) from refund where payment_id = new.payment_id), 0) > paid.fee_cents then
    raise exception 'more would go back than was paid' using errcode = '23514', constraint = 'refund_within_payment';
  end if;
  return new;
end $$;
create trigger refund_within_payment before insert on refund
  for each row execute function refund_within_payment();

-- A card is refunded by its gateway and everything else by hand: neither is written down as the other.
create function refund_way_fits() returns trigger language plpgsql as $$
begin
  if (new.sent_way = 'card') <> (select gateway_reference is not null from payment where id = new.payment_id) then
    raise exception 'this refund did not go out that way' using errcode = '23514', constraint = 'refund_way_fits';
  end if;
  return new;
end $$;
create trigger refund_way_fits before insert or update on refund for each row
  when (new.sent_way is not null) execute function refund_way_fits();

-- LEDGER: double entries that balance and never change (docs/product/booking-and-payment.md#ledger).

-- Of later wings stand here: jobs (relocation_id).
create table ledger_entry (
  id bigint generated always as identity primary key,
  -- An entry is of a rental, or of a relocation.
  transaction_id text references rental_transaction,
  order_id text references rental_order,
  payment_id text references payment,
  code text not null,
  at timestamptz not null,
  charge_id text references charge,
  refund_id text references refund,
  relocation_id text,
  constraint ledger_entry_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id),
  constraint ledger_entry_belongs_to check (
    num_nonnulls(transaction_id, relocation_id) = 1 and (transaction_id is null) = (order_id is null)
    and (code = 'relocation') = (relocation_id is not null))
);
-- One entry of a kind for a payment, one for a charge, one for a refund, whatever is delivered twice.
create unique index ledger_entry_once on ledger_entry (payment_id, code) where payment_id is not null;
create unique index ledger_entry_charge on ledger_entry (charge_id) where charge_id is not null;
create unique index ledger_entry_refund on ledger_entry (refund_id) where refund_id is not null;
create index ledger_entry_transaction on ledger_entry (transaction_id);
-- One credit for a relocation, whoever confirms it how often.
create unique index ledger_entry_relocation on ledger_entry (relocation_id) where relocation_id is not null;
-- A receipt and what is owed of an order ask for its entries; without this each reads the books of all.
create index ledger_entry_order on ledger_entry (order_id);

create trigger ledger_entry_never_emptied before truncate on ledger_entry
  for each statement execute function is_never_emptied();

-- Of later wings stand here: jobs (trigger credit_is_there).
create table ledger_line (
  entry_id bigint not null references ledger_entry,
  account text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (entry_id, account)
);
create index ledger_line_account on ledger_line (account);

create trigger ledger_line_never_emptied before truncate on ledger_line
  for each statement execute function is_never_emptied();

-- The lines of an entry add up to nothing when its transaction ends.
create function ledger_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 0) from ledger_line where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_line
  deferrable initially deferred for each row execute function ledger_balances();

-- A deposit is given back or used once: its account is what is still kept, never less than nothing.
create function deposit_is_there() returns trigger language plpgsql as $$
begin
  if (select sum(l.amount_cents) from ledger_line l join ledger_entry e on e.id = l.entry_id
      where l.account = 'deposit' and e.transaction_id = (select transaction_id from ledger_entry where id = new.entry_id)) > 0 then
    raise exception 'there is no deposit to give back any more' using errcode = '23514', constraint = 'deposit_is_there';
  end if;
  return null;
end $$;
create constraint trigger deposit_is_there after insert on ledger_line deferrable initially deferred
  for each row when (new.account = 'deposit' and new.amount_cents > 0) execute function deposit_is_there();

create function ledger_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed, only added to' using errcode = '23514';
end $$;
create trigger ledger_line_immutable before update or delete on ledger_line
  for each row execute function ledger_is_immutable();
create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function ledger_is_immutable();

-- What each account stands at, so that nobody reads the whole ledger: every line since the first day, more each year.
-- A transaction adds to a part that no other one holds at that moment: nobody waits for anybody, and the parts together
-- are the sum. Only the trigger writes it, also where the server's role may not.
create table ledger_sum (
  account text not null,
  part integer not null,
  cents bigint not null,
  primary key (account, part)
);

create trigger ledger_sum_never_emptied before truncate on ledger_sum
  for each statement execute function is_never_emptied();

create function ledger_sums_kept() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  own integer := 0;
begin
  while own < 255 and not pg_try_advisory_xact_lock(7261003, own) loop
    own := own + 1;
  end loop;
  insert into ledger_sum (account, part, cents)
  select account, own, sum(amount_cents) from new_lines group by account order by account
  on conflict (account, part) do update set cents = ledger_sum.cents + excluded.cents;
  return null;
end $$;
create trigger ledger_sums_kept after insert on ledger_line referencing new table as new_lines
  for each statement execute function ledger_sums_kept();

-- SECRETS that the servers of one database share and nobody has to set: today those of the test gateway.

create table shared_secret (
  name text primary key,
  value text not null
);

-- The built-in TEST GATEWAY's own books. It stands for somebody else's server and shares no table with us.

-- What a card does that it keeps.
create table test_gateway_card (
  id text primary key,
  funding text not null check (funding in ('credit', 'debit')),
  outcome text not null
    check (outcome in ('success', 'declined', 'insufficientFunds', 'needsConfirmation', 'lateWebhook')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expires_on date not null
);

create table test_gateway_intent (
  id text primary key,
  client_secret text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  -- What is taken instead when the card turns out to be a debit card.
  debit_amount_cents integer not null,
  require_debit boolean not null,
  state text not null default 'open' check (state in ('open', 'needsConfirmation', 'charged', 'refunded', 'cancelled')),
  charged_cents integer,
  funding text,
  created_at timestamptz not null,
  -- The person asked to be remembered.
  remembers boolean not null default false,
  -- The card that was chosen among those remembered; no number comes with the confirmation then.
  card_id text references test_gateway_card on delete set null
);
create index test_gateway_intent_card on test_gateway_intent (card_id) where card_id is not null;

create table test_gateway_event (
  id text primary key,
  intent_id text not null references test_gateway_intent,
  body text not null,
  not_before timestamptz not null,
  delivered_at timestamptz
);
create index test_gateway_event_undelivered on test_gateway_event (not_before) where delivered_at is null;

-- The same refund asked twice is one: the key is the refund's id.
create table test_gateway_refund (
  id text primary key,
  intent_id text not null references test_gateway_intent,
  amount_cents integer not null check (amount_cents > 0)
);

-- ON TABLES OF platform.

alter table stored_file add foreign key (order_id) references rental_order;
alter table notification add foreign key (order_id) references rental_order;

-- ON TABLES OF people.

-- Nobody leaves a rental, a debt or a claim behind, and nobody comes back.
create function person_may_leave() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null then
    raise exception 'who left stays away' using errcode = '23514', constraint = 'person_is_here';
  end if;
  if exists (select from staff_member where user_id = new.id)
    or exists (select from rental_order where user_id = new.id and state in ('held', 'booked'))
    or exists (select from claim c join rental_transaction t on t.id = c.transaction_id
      where t.user_id = new.id and c.state in ('open', 'agreed', 'appealed')) then
    raise exception 'something is still open' using errcode = '23514', constraint = 'person_may_leave';
  end if;
  return new;
end $$;
create trigger person_may_leave before update of deleted_at on app_user
  for each row when (new.deleted_at is distinct from old.deleted_at) execute function person_may_leave();

-- ON TABLES OF fleet.

alter table occupancy
  add constraint occupancy_order_exists foreign key (order_id) references rental_order deferrable initially deferred;
