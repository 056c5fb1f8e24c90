-- HOW LONG A CAR IS KEPT for somebody whom staff booked it for (docs/product/staff.md#booking-for-a-caller).

alter table company add column caller_hold_hours smallint not null default 24
  constraint company_caller_hold check (caller_hold_hours between 1 and 72);
