-- One open card payment an order (docs/product/booking-and-payment.md#gateway): a new one takes the
-- place of the one before, which the gateway is told to let go.

update payment p set state = 'replaced'
where state = 'pending' and exists (
  select from payment other
  where other.order_id = p.order_id and other.state = 'pending'
    and (other.created_at, other.id) > (p.created_at, p.id));
create unique index payment_one_open on payment (order_id) where state = 'pending';

alter table test_gateway_intent drop constraint test_gateway_intent_state_check;
alter table test_gateway_intent add constraint test_gateway_intent_state_check
  check (state in ('open', 'needsConfirmation', 'charged', 'refunded', 'cancelled'));
