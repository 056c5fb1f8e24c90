-- What must never be false, whoever writes: our own code is held by these as much as a hand at the database.

-- A rental's orders, money, claims and pictures belong to one rental, and it to one person.
alter table rental_transaction add unique (id, user_id);
alter table rental_order
  add unique (id, transaction_id),
  add constraint rental_order_one_person foreign key (transaction_id, user_id)
    references rental_transaction (id, user_id),
  add constraint rental_order_follows_its_own foreign key (previous_order_id, transaction_id)
    references rental_order (id, transaction_id);
alter table ledger_entry add constraint ledger_entry_of_its_rental
  foreign key (order_id, transaction_id) references rental_order (id, transaction_id);
alter table charge add constraint charge_of_its_rental
  foreign key (order_id, transaction_id) references rental_order (id, transaction_id);
alter table claim add constraint claim_of_its_rental
  foreign key (order_id, transaction_id) references rental_order (id, transaction_id);
alter table inspection add constraint inspection_of_its_rental
  foreign key (order_id, transaction_id) references rental_order (id, transaction_id);
alter table rental_offer add constraint rental_offer_of_its_rental
  foreign key (order_id, transaction_id) references rental_order (id, transaction_id);

-- Nobody has a car that is not paid and confirmed; what was charged for a claim is a charge.
alter table rental_order add constraint rental_order_runs_paid check (
  rental_status is null or rental_status not in (86, 92, 93) or (paid and confirmation = 'confirmed'));
alter table claim add constraint claim_charged check (state <> 'charged' or charge_id is not null);

-- The moves of domain/rentals/transition-table.ts; a test compares the two.
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

-- A status that changed stands in the history and in the evidence by the end of the same transaction.
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

-- Written once and never changed: history, charges, and contracts but for their acceptance.
create function stays_as_written() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed, only added to', tg_table_name using errcode = '23514';
end $$;
create trigger order_event_immutable before update or delete on order_event
  for each row execute function stays_as_written();
create trigger charge_kept before delete on charge
  for each row execute function stays_as_written();
create trigger charge_immutable before update on charge for each row when (
  (old.transaction_id, old.order_id, old.code, old.quantity, old.unit_price_cents, old.amount_cents, old.created_at)
    is distinct from (new.transaction_id, new.order_id, new.code, new.quantity, new.unit_price_cents, new.amount_cents, new.created_at)
  or old.dropped_at is not null)
  execute function stays_as_written();
create trigger contract_kept before delete on contract
  for each row execute function stays_as_written();
create trigger contract_immutable before update on contract for each row when (
  (old.order_id, old.version, old.text_en, old.text_es, old.hash, old.created_at)
    is distinct from (new.order_id, new.version, new.text_en, new.text_es, new.hash, new.created_at)
  or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at))
  execute function stays_as_written();
create trigger refund_kept before delete on refund
  for each row execute function stays_as_written();
create trigger refund_immutable before update on refund for each row when (
  (old.payment_id, old.order_id, old.due_cents, old.fee_cents) is distinct from
    (new.payment_id, new.order_id, new.due_cents, new.fee_cents) or old.state = 'sent')
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

-- An odometer never goes back.
create function odometer_goes_on() returns trigger language plpgsql as $$
begin
  raise exception 'an odometer never goes back' using errcode = '23514', constraint = 'odometer_goes_on';
end $$;
create trigger odometer_goes_on before update of odometer on car
  for each row when (new.odometer < old.odometer) execute function odometer_goes_on();
