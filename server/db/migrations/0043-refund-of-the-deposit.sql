-- How much of a refund is the deposit, so that it goes back through the payment that carried it and the
-- rest leaves that way free (domain/pricing/split-refund.ts).
alter table refund add column deposit_cents integer not null default 0;
alter table refund disable trigger refund_immutable;
update refund set deposit_cents = due_cents where reason = 'deposit';
-- What was given up altogether took its deposit along.
update refund r set deposit_cents = least(r.due_cents, o.deposit_cents)
  from payment p join rental_order o on o.id = p.order_id
  where p.id = r.payment_id and p.order_id = r.order_id and r.reason not in ('deposit', 'settlement');
alter table refund enable trigger refund_immutable;
alter table refund add constraint refund_deposit_within check (deposit_cents between 0 and due_cents);
create trigger refund_deposit_immutable before update on refund for each row
  when (old.deposit_cents <> new.deposit_cents) execute function stays_as_written();
