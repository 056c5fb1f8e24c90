-- A claim for something else, with its reason in words (docs/product/help-and-claims.md#claims).
alter table claim drop constraint claim_code_check;
alter table claim add constraint claim_code_check check (code in
  ('damage', 'engineDamage', 'cleaning', 'toll', 'fine', 'other'));
alter table charge drop constraint charge_code_check;
alter table charge add constraint charge_code_check check (code in
  ('miles', 'lateDays', 'gas', 'charging', 'tax', 'toll', 'fine', 'appointment', 'damage',
   'engineDamage', 'cleaning', 'other', 'specialRequest'));
