-- WHAT A TAX IS CALLED on the charge that it is: as the order's list had it (docs/product/prices.md#taxes).

alter table charge
  add column name_en text check (length(name_en) between 1 and 60),
  add column name_es text check (length(name_es) between 1 and 60),
  add constraint charge_has_both_names check ((name_en is null) = (name_es is null));

drop trigger charge_immutable on charge;
create trigger charge_immutable before update on charge for each row when (
  (old.transaction_id, old.order_id, old.code, old.quantity, old.unit_price_cents, old.amount_cents, old.created_at, old.name_en, old.name_es)
    is distinct from (new.transaction_id, new.order_id, new.code, new.quantity, new.unit_price_cents, new.amount_cents, new.created_at, new.name_en, new.name_es)
  or old.dropped_at is not null)
  execute function stays_as_written();
