-- Payments, the built-in test gateway's own books, and the ledger (docs/product/booking-and-payment.md#ledger).
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
create index payment_order on payment (order_id, created_at desc);
-- An order is paid once.
create unique index payment_one_paid on payment (order_id) where state = 'paid';

create table gateway_event (
  id text primary key,
  received_at timestamptz not null
);

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

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  payment_id text references payment,
  code text not null,
  at timestamptz not null
);
-- One entry of a kind for a payment, whatever is delivered twice.
create unique index ledger_entry_once on ledger_entry (payment_id, code) where payment_id is not null;

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

create function ledger_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed, only added to' using errcode = '23514';
end $$;
create trigger ledger_line_immutable before update or delete on ledger_line
  for each row execute function ledger_is_immutable();
create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function ledger_is_immutable();

-- Secrets that the servers of one database share and nobody has to set.
create table shared_secret (
  name text primary key,
  value text not null
);
