-- What somebody was reminded of, once each, whatever process or crash comes (docs/product/rental.md#reminders).
create table reminder (
  key text primary key,
  at timestamptz not null
);

-- A hold is extended once, on request (docs/product/rental.md#reminders).
alter table rental_order add column hold_extended_at timestamptz;
create index rental_order_held on rental_order (hold_expires_at) where state = 'held';
create index rental_order_status on rental_order (rental_status) where rental_status in (85, 86, 91, 92, 93);
