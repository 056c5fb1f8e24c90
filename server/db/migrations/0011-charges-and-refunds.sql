-- Money after the booking: what a rental costs beyond what was paid, and what goes back (docs/product/money.md#refunds).
create table charge (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  code text not null check (code in
    ('miles', 'lateDays', 'gas', 'tax', 'toll', 'fine', 'appointment', 'damage', 'engineDamage', 'cleaning')),
  quantity numeric(12, 4) not null,
  unit text not null,
  unit_price_cents numeric(14, 4) not null,
  amount_cents integer not null check (amount_cents > 0),
  note text,
  created_at timestamptz not null
);
create index charge_transaction on charge (transaction_id, created_at);

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
  check (due_cents + fee_cents > 0),
  check ((state = 'sent') = (sent_at is not null))
);
create index refund_payment on refund (payment_id);
create index refund_owed on refund (created_at) where state = 'owed';

-- The same refund asked twice is one: the key is the refund's id.
create table test_gateway_refund (
  id text primary key,
  intent_id text not null references test_gateway_intent,
  amount_cents integer not null check (amount_cents > 0)
);

alter table ledger_entry
  add column charge_id text references charge,
  add column refund_id text references refund;
create unique index ledger_entry_charge on ledger_entry (charge_id) where charge_id is not null;
create unique index ledger_entry_refund on ledger_entry (refund_id) where refund_id is not null;
create index ledger_entry_transaction on ledger_entry (transaction_id);

-- Damage and other claims; while one is open the deposit stays (docs/product/money.md#deposit-release, docs/product/help-and-claims.md#claims).
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
  decided_at timestamptz
);
create index claim_transaction on claim (transaction_id);
