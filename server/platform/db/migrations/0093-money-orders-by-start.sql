-- Staff put all bookings in the order of their start.
create index rental_order_by_start on rental_order (starts_at, id);
