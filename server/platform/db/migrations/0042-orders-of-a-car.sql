-- What is asked by car or by order at every handover and cancellation read whole tables, which
-- testing/plans found.

create index rental_order_key_box on rental_order (car_id, booked_at desc) where key_box_code is not null;
create index charge_order on charge (order_id);
create index claim_order on claim (order_id);
