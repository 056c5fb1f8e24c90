-- NOTES OF AN ORDER that only staff read (docs/product/staff.md#an-order). They are added, never changed, and go with the
-- account of who rented.

create table order_note (
  id bigint generated always as identity primary key,
  order_id text not null references rental_order,
  staff_id text not null references app_user,
  body text not null constraint order_note_length check (length(body) between 1 and 1000),
  created_at timestamptz not null
);
create index order_note_order on order_note (order_id, id);
create index order_note_staff on order_note (staff_id);

create trigger order_note_immutable before update on order_note
  for each row execute function stays_as_written();
create trigger order_note_never_emptied before truncate on order_note
  for each statement execute function is_never_emptied();
