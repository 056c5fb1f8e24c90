-- WHO OF THE STAFF TOOK CASH, or saw a transfer arrive: a drawer is counted by person and day
-- (docs/product/staff.md#booking-for-a-caller).

alter table payment add column taken_by text references app_user
  constraint payment_taken_by check (taken_by is null or (kind in ('cash', 'transfer') and paid_at is not null));
create index payment_taken on payment (taken_by, paid_at) where taken_by is not null;
