-- WHEN AN AREA IS OPEN otherwise than usual: days of the week and single days, each closed or with hours of its
-- own, as `sat 09:00-14:00;sun closed;2026-12-25 closed` (docs/product/company.md#hours).

alter table area add other_hours text not null default ''
  check (length(other_hours) <= 2000 and other_hours
    ~ '^(((mon|tue|wed|thu|fri|sat|sun|\d{4}-\d\d-\d\d) (closed|\d\d:[03]0-\d\d:[03]0))(;|$))*$' and other_hours !~ ';$');
