-- A PRICE PLAN MAY BE FOR RENTALS THAT BEGIN ON SOME DAYS ALONE (docs/product/company.md#prices), the area's own days.

alter table price_modifier
  add first_day date,
  add last_day date,
  add constraint price_modifier_days check (first_day <= last_day),
  add constraint price_modifier_normal_always check (id <> 'normal' or (first_day is null and last_day is null));
