-- WHAT IS OFFERED of extras and price plans: what was booked once keeps its name (docs/product/company.md#prices).

alter table extra
  add offered boolean not null default true,
  add check (length(name_en) between 1 and 60 and length(name_es) between 1 and 60);
alter table price_modifier
  add offered boolean not null default true,
  add check (length(name_en) between 1 and 60 and length(name_es) between 1 and 60),
  -- The Normal price is what all others are compared with.
  add check (id <> 'normal' or (offered and coefficient = 1));
