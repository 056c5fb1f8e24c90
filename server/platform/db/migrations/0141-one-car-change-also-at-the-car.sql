-- A change of car is open until its keys, also while its renter stands at the other car.
drop index rental_order_one_open_swap;
create unique index rental_order_one_open_swap on rental_order (transaction_id)
  where kind = 'swap' and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'));
