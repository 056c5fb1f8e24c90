-- DISPUTES: a bank took a payment back because its customer does not recognize it
-- (docs/product/booking-and-payment.md#disputes). They are answered at the gateway, which says how they stand.

create table dispute (
  -- The gateway's own name for it.
  id text primary key check (length(id) between 1 and 200),
  payment_id text not null references payment,
  order_id text not null references rental_order,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 100),
  state text not null check (state in ('open', 'answered', 'won', 'lost')),
  -- Until then staff can answer.
  answer_by timestamptz,
  opened_at timestamptz not null
);
create index dispute_open on dispute (answer_by) where state = 'open';
create index dispute_payment on dispute (payment_id);
create index dispute_order on dispute (order_id);
