-- RENTALS THAT MOVED IN (docs/product/company.md#moving-in): what the company called each before, so that the same line
-- of a file is the same rental.
alter table rental_transaction
  add source_id text check (length(source_id) between 1 and 100);
create unique index rental_transaction_source on rental_transaction (source_id) where source_id is not null;

-- What was paid before these books began goes back by the hands of staff, as a transfer does.
alter table payment
  add constraint payment_before_by_hand check (method <> 'before' or kind = 'transfer');
