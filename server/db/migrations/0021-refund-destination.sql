-- Where money goes that cannot go back the way it came by itself: the account of a bank transfer.
alter table rental_transaction add column refund_destination text check (length(refund_destination) <= 200);
-- The car was not back 6 hours after the end; set once, so that everybody is told once (docs/product/search.md#cars).
alter table rental_order add column overdue_at timestamptz;
create index rental_order_running_end on rental_order (ends_at)
  where rental_status in (86, 91, 92, 93);
