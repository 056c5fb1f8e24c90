-- Holds of accounts whose address nobody has confirmed (docs/product/booking-and-payment.md#hold):
-- from which network each came, while that matters. Each of a network has a seat, and there are
-- eight. A hold that is over gives its seat back and is remembered for four hours, so that the same
-- car is not taken again at once; then the row goes, and the network with it.

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

-- Such a hold cannot be extended.
alter table rental_order add column held_unconfirmed boolean not null default false;
