-- GOODWILL ABOVE SOMEBODY'S LIMIT (docs/product/staff.md#refund-limit): what one of the staff would give, until a
-- colleague agrees or refuses. Nothing is given before.
create table goodwill_request (
  id text primary key,
  order_id text not null references rental_order,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 500),
  asked_by text not null references app_user,
  asked_at timestamptz not null,
  decided_by text references app_user,
  decided_at timestamptz,
  agreed boolean,
  constraint goodwill_request_decided check (num_nulls(decided_by, decided_at, agreed) in (0, 3)),
  -- Whoever asks does not agree.
  constraint goodwill_request_of_another check (decided_by <> asked_by)
);
-- One at a time for an order.
create unique index goodwill_request_open on goodwill_request (order_id) where decided_at is null;
create index goodwill_request_waiting on goodwill_request (asked_at, id) where decided_at is null;
create index goodwill_request_order on goodwill_request (order_id);
create trigger goodwill_request_kept before delete on goodwill_request
  for each row execute function stays_as_written();
create trigger goodwill_request_as_asked before update on goodwill_request for each row when (
  (new.order_id, new.amount_cents, new.reason, new.asked_by, new.asked_at)
    is distinct from (old.order_id, old.amount_cents, old.reason, old.asked_by, old.asked_at)
  or old.decided_at is not null)
  execute function stays_as_written();
create trigger goodwill_request_never_emptied before truncate on goodwill_request
  for each statement execute function is_never_emptied();
