-- OTHER DATES FOR A BOOKING (docs/product/rental.md#other-dates): the order ends as moved, and another one has all that it
-- had. Whoever only has other dates was not given another car.
alter table rental_order add column dates_changed boolean not null default false
  constraint rental_order_dates_changed check (not dates_changed or moved_from is not null);

-- Dates that cost more are offered as a balance that holds the car: what its payment makes of the booking.
alter table rental_order add column new_dates jsonb
  constraint rental_order_new_dates check (new_dates is null or (kind = 'balance' and deposit_cents = 0));
create unique index rental_order_dates_offered on rental_order (previous_order_id)
  where new_dates is not null and state = 'held';
