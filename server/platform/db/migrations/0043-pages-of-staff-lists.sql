-- The first page of each staff list by an index in the list's own order, with nothing in it but what the list
-- shows (docs/product/staff.md#what-they-do).

-- HELP: who may be hurt first, then the oldest; below them what is resolved, the newest first.
drop index help_request_waiting;
create index help_request_waiting on help_request (someone_hurt desc, created_at, number) where status <> 'resolved';
create index help_request_resolved on help_request (resolved_at desc, created_at, number) where status = 'resolved';
create index message_help on message (help_request_id, id) where author = 'renter' and help_request_id is not null;

-- CLAIMS and FEES, the oldest first.
drop index claim_waiting;
drop index claim_fee;
create index claim_waiting on claim (created_at, id) where fee_for is null and state in ('open', 'agreed', 'appealed');
create index claim_fee_waiting on claim (created_at, id)
  where fee_for is not null and state in ('open', 'agreed', 'appealed');
create index claim_fee_decided on claim (created_at, id)
  where fee_for is not null and state not in ('open', 'agreed', 'appealed');

-- OFFERS that may still be taken or used, the newest first.
create index rental_offer_live on rental_offer (created_at desc, id)
  where status = 'open' or (status = 'accepted' and used_at is null);

-- INSPECTIONS to look at, the oldest first; all, the newest first; those of one order.
drop index inspection_to_review;
create index inspection_to_review on inspection (submitted_at, id) where state = 'submitted' and replaced_at is null;
create index inspection_newest on inspection (submitted_at desc, id);
create index inspection_order on inspection (order_id);

-- OVERDUE cars, the longest first.
drop index rental_order_overdue;
create index rental_order_overdue on rental_order (ends_at, id)
  where overdue_at is not null and rental_status in (86, 91, 92, 93);

-- BOOKINGS of a person or a car that somebody looks for, and the cars by their plates.
drop index rental_order_user;
create index rental_order_user on rental_order (user_id, created_at desc, id desc);
create index rental_order_car on rental_order (car_id, created_at desc, id desc);
create index car_plate on car (plate) include (id);
