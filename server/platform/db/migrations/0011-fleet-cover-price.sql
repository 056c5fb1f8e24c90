-- The company's own collision cover: what a month costs from a base deposit on, in cents. None: it is not sold
-- (docs/product/prices.md#deposit).
create table cover_price (
  from_cents integer primary key check (from_cents >= 0),
  month_cents integer not null check (month_cents > 0)
);

create trigger cache_changed after insert or update or delete or truncate on cover_price
  for each statement execute function cache_changed('offers');

-- Whoever rents already goes on as before.
insert into cover_price (from_cents, month_cents)
  select * from (values (0, 5000), (74500, 10000)) as before (from_cents, month_cents)
  where exists (select from area);
