-- WHAT A COMPANY DOES WITHOUT (docs/product/company.md#parts).

alter table company
  add jobs text not null default 'byFive' check (jobs in ('off', 'byFive', 'always')),
  add has_community boolean not null default true,
  -- WHEN IT CONFIRMS A BOOKING: so many hours at most, and what is said of it after "We confirm"
  -- (docs/product/booking-and-payment.md#confirmation).
  add answer_hours smallint not null default 8 check (answer_hours between 1 and 48),
  add promise_en text check (length(promise_en) between 1 and 60),
  add promise_es text check (length(promise_es) between 1 and 60),
  add check (num_nulls(promise_en, promise_es) in (0, 2));

-- Whoever rents already goes on as before.
update company set jobs = 'always' where exists (select from area);
