-- Not when a rental was looked at, but when there will be something to do about its inspections.
alter table inspection_check rename column checked_at to next_at;
create index inspection_check_next on inspection_check (next_at);
