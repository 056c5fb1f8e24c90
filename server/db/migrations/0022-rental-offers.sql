-- What the company offers during a rental: an extension credit, money for an early return, a swap, a discount (docs/product/rental.md#offers).
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
  check (num_nonnulls(used_order_id, used_at, used_cents) in (0, 3))
);
-- Nobody has two of a kind at once, open or accepted and not used: no discount is given twice.
create unique index rental_offer_one_live on rental_offer (transaction_id, kind)
  where status = 'open' or (status = 'accepted' and used_at is null);
create index rental_offer_transaction on rental_offer (transaction_id, created_at);
create index rental_offer_due on rental_offer (valid_until) where status = 'open';
