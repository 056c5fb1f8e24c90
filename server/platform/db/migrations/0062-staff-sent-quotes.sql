-- QUOTES THAT THE DESK MAILED: what each said, to whom, and until when (docs/product/staff.md#booking-for-a-caller). They hold
-- no car and promise no price for good; they are never changed, and go with the account of who got them.

create table sent_quote (
  id text primary key,
  staff_id text not null references app_user,
  -- Null of somebody who has no account: their address is not kept.
  user_id text references app_user,
  car_id text not null references car,
  starts_at timestamptz not null,
  ends_at timestamptz not null constraint sent_quote_period check (ends_at > starts_at),
  quote jsonb not null,
  total_cents integer not null constraint sent_quote_total check (total_cents >= 0),
  created_at timestamptz not null,
  valid_until timestamptz not null constraint sent_quote_valid check (valid_until > created_at)
);
create index sent_quote_user on sent_quote (user_id, created_at desc) where user_id is not null;
create index sent_quote_staff on sent_quote (staff_id);
create index sent_quote_car on sent_quote (car_id);

create trigger sent_quote_immutable before update on sent_quote
  for each row execute function stays_as_written();
create trigger sent_quote_never_emptied before truncate on sent_quote
  for each statement execute function is_never_emptied();
