-- The base, fifth of six: payments, what a rental costs beyond them, what goes back, and the ledger
-- (docs/product/booking-and-payment.md#ledger, docs/product/money.md#refunds).

-- PAYMENTS.

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

-- What the gateway told: each event once, whatever is delivered twice.
create table gateway_event (
  id text primary key,
  received_at timestamptz not null
);

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
create trigger charge_kept before delete on charge
  for each row execute function stays_as_written();
create trigger charge_immutable before update on charge for each row when (
  (old.transaction_id, old.order_id, old.code, old.quantity, old.unit_price_cents, old.amount_cents, old.created_at)
    is distinct from (new.transaction_id, new.order_id, new.code, new.quantity, new.unit_price_cents, new.amount_cents, new.created_at)
  or old.dropped_at is not null)
  execute function stays_as_written();

-- The papers of a toll or a fine.
create table charge_paper (
  charge_id text not null references charge,
  file_id text not null references stored_file,
  primary key (charge_id, file_id)
);

-- REFUNDS.

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
  check (due_cents + fee_cents > 0),
  check ((state = 'sent') = (sent_at is not null)),
  constraint refund_deposit_within check (deposit_cents between 0 and due_cents)
);
create index refund_payment on refund (payment_id);
create index refund_order on refund (order_id);
create index refund_owed on refund (created_at) where state = 'owed';
create trigger refund_kept before delete on refund
  for each row execute function stays_as_written();
create trigger refund_immutable before update on refund for each row when (
  (old.payment_id, old.order_id, old.due_cents, old.fee_cents) is distinct from
    (new.payment_id, new.order_id, new.due_cents, new.fee_cents) or old.state = 'sent')
  execute function stays_as_written();
create trigger refund_deposit_immutable before update on refund for each row
  when (old.deposit_cents <> new.deposit_cents) execute function stays_as_written();

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

-- LEDGER: double entries that balance and never change.

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  payment_id text references payment,
  code text not null,
  at timestamptz not null,
  charge_id text references charge,
  refund_id text references refund,
  constraint ledger_entry_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
-- One entry of a kind for a payment, one for a charge, one for a refund, whatever is delivered twice.
create unique index ledger_entry_once on ledger_entry (payment_id, code) where payment_id is not null;
create unique index ledger_entry_charge on ledger_entry (charge_id) where charge_id is not null;
create unique index ledger_entry_refund on ledger_entry (refund_id) where refund_id is not null;
create index ledger_entry_transaction on ledger_entry (transaction_id);

create table ledger_line (
  entry_id bigint not null references ledger_entry,
  account text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (entry_id, account)
);
create index ledger_line_account on ledger_line (account);

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

-- The built-in TEST GATEWAY's own books. It stands for somebody else's server and shares no table with us.

create table test_gateway_intent (
  id text primary key,
  client_secret text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  -- What is taken instead when the card turns out to be a debit card.
  debit_amount_cents integer not null,
  require_debit boolean not null,
  state text not null default 'open' check (state in ('open', 'needsConfirmation', 'charged', 'refunded')),
  charged_cents integer,
  funding text,
  created_at timestamptz not null
);

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
