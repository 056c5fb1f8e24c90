-- Gathered news is mailed between these whole hours of the person's day (docs/product/accounts.md#notices).
alter table app_user
  add column notice_from smallint not null default 8 check (notice_from >= 0),
  add column notice_to smallint not null default 20 check (notice_to <= 24),
  add constraint notice_hours_in_order check (notice_from < notice_to);
