-- Of two cards of a person that are told at once the later one takes the place of the other, which the built-in
-- gateway forgets as one that was deleted (docs/product/booking-and-payment.md#saved-card).

create trigger forget_replaced_card_at_gateway after update on saved_card
  for each row when (old.gateway_reference <> new.gateway_reference)
  execute function forget_card_at_gateway();
