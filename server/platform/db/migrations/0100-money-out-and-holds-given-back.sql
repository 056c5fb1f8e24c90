-- Whoever gives a held car back, or has it taken from them by staff, is not told that their time ran out
-- (docs/product/booking-and-payment.md#hold).
alter table rental_order add column hold_released_at timestamptz
  constraint rental_order_released check (hold_released_at is null or state = 'lapsed');

-- A transfer whose booking staff called off may still come (docs/product/money.md#refunds).
drop index payment_late;
create index payment_late on payment (created_at) where kind = 'transfer' and state in ('refused', 'replaced')
  and refusal in ('refused', 'transferMissing', 'cancelled', 'noShow', 'staffCancelled');

-- How a refund went out and where to: the account that the renter named, cash or a check by the hands of staff,
-- the card by the gateway (docs/product/money.md#refunds). What went out before this was not written down.
alter table refund add column sent_way text check (sent_way in ('card', 'transfer', 'cash', 'check')),
  add column sent_to text constraint refund_sent_to_length check (length(sent_to) between 1 and 200);
alter table refund disable trigger refund_immutable;
update refund r set sent_way = case when p.gateway_reference is not null then 'card' else p.kind end
from payment p where p.id = r.payment_id and r.state = 'sent';
alter table refund enable trigger refund_immutable;
alter table refund
  add constraint refund_says_how check ((state = 'sent') = (sent_way is not null)),
  add constraint refund_says_where check (sent_to is null or sent_way is not null);

-- A card is refunded by its gateway and everything else by hand: neither is written down as the other.
create function refund_way_fits() returns trigger language plpgsql as $$
begin
  if (new.sent_way = 'card') <> (select gateway_reference is not null from payment where id = new.payment_id) then
    raise exception 'this refund did not go out that way' using errcode = '23514', constraint = 'refund_way_fits';
  end if;
  return new;
end $$;
create trigger refund_way_fits before insert or update on refund for each row
  when (new.sent_way is not null) execute function refund_way_fits();

-- What was sent stays as it was written. Only where to may be emptied, once its person has left.
drop trigger refund_immutable on refund;
create trigger refund_immutable before update on refund for each row when (
  (old.payment_id, old.order_id, old.due_cents, old.fee_cents) is distinct from
    (new.payment_id, new.order_id, new.due_cents, new.fee_cents)
  or (old.state = 'sent' and ((new.state, new.sent_at, new.sent_way) is distinct from (old.state, old.sent_at, old.sent_way)
    or (new.sent_to is not null and new.sent_to is distinct from old.sent_to)
    or (new.reason, new.created_at) is distinct from (old.reason, old.created_at))))
  execute function stays_as_written();
