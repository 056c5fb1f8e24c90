-- CARD MONEY THAT MOVES WITHOUT US (docs/product/booking-and-payment.md#money-moved-at-the-gateway): a bank takes a
-- payment back, sends a refund back, or somebody refunds at the gateway's own pages.

alter table refund
  drop constraint refund_sent_way_check,
  -- `dispute`: the renter's bank gave it back, out of a payment that it took from us.
  add constraint refund_sent_way_check check (sent_way in ('card', 'transfer', 'cash', 'check', 'dispute')),
  -- Why a refund of a card payment is paid out by staff: its bank sent it back, or has taken the payment back itself.
  add by_hand text check (by_hand in ('failed', 'disputed')),
  -- The gateway's own name for it; for one that a dispute settled, the dispute's. What was settled together has one.
  add gateway_refund text check (length(gateway_refund) between 1 and 200);
create index refund_gateway on refund (gateway_refund) where gateway_refund is not null;

-- What was sent stays as it was written, but for a card refund that its bank sent back: it is owed once more, by hand.
-- One that is owed may only become smaller, when a part of it went back without us.
drop trigger refund_immutable on refund;
create trigger refund_immutable before update on refund for each row when (
  (old.payment_id, old.order_id) is distinct from (new.payment_id, new.order_id)
  or ((old.due_cents, old.fee_cents, old.deposit_cents) is distinct from (new.due_cents, new.fee_cents, new.deposit_cents)
    and (old.state <> 'owed' or new.state <> 'owed' or new.due_cents > old.due_cents or new.fee_cents > old.fee_cents
      or new.deposit_cents > old.deposit_cents))
  or (old.by_hand is not null and new.by_hand is null)
  or (old.state = 'sent' and (
    ((new.state, new.sent_at, new.sent_way) is distinct from (old.state, old.sent_at, old.sent_way)
      and not (old.sent_way = 'card' and new.state = 'owed' and new.by_hand is not distinct from 'failed'))
    or (new.sent_to is not null and new.sent_to is distinct from old.sent_to)
    or (old.gateway_refund is not null and new.gateway_refund is distinct from old.gateway_refund)
    or (new.reason, new.created_at) is distinct from (old.reason, old.created_at))))
  execute function stays_as_written();
drop trigger refund_deposit_immutable on refund;

create or replace function refund_way_fits() returns trigger language plpgsql as $$
declare
  by_card boolean := (select gateway_reference is not null from payment where id = new.payment_id);
begin
  if not (case new.sent_way
    when 'dispute' then by_card
    -- One that goes by hand may still be made at the gateway's own pages, which give it a name.
    when 'card' then by_card and (new.by_hand is null or new.gateway_refund is not null)
    else not by_card or new.by_hand is not null end) then
    raise exception 'this refund did not go out that way' using errcode = '23514', constraint = 'refund_way_fits';
  end if;
  return new;
end $$;

-- What moved at the gateway is booked once for each of its names and kinds: a refund of several parts, a dispute that
-- takes, gives back or is lost.
alter table ledger_entry add gateway_ref text;
drop index ledger_entry_refund;
create unique index ledger_entry_refund on ledger_entry (refund_id, code, gateway_ref) nulls not distinct
  where refund_id is not null;
create unique index ledger_entry_gateway on ledger_entry (gateway_ref, code)
  where gateway_ref is not null and refund_id is null;

alter table dispute
  -- When the bank had the money, gave it back, or kept it; each is booked with its time, once.
  add taken_at timestamptz,
  add given_at timestamptz,
  add lost_at timestamptz,
  -- The gateway's own fee for it: not in the books, as no other fee of the gateway is.
  add fee_cents integer not null default 0 check (fee_cents >= 0),
  add constraint dispute_takes_first check (taken_at is not null or num_nonnulls(given_at, lost_at) = 0);

-- When a gateway is asked next for what no webhook told, and until when that is known.
create table gateway_look (
  gateway text primary key,
  look_at timestamptz not null,
  told_until timestamptz
);
insert into gateway_look (gateway, look_at) values ('stripe', 'epoch');
