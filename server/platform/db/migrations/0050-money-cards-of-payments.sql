-- A REFUND SAYS WHICH CARD IT GOES BACK TO (docs/product/money.md#refunds): of the card that paid, its brand as the
-- gateway calls it and its last four digits. Nowhere is more of a number kept. Payments from before have neither.

alter table payment
  add column card_brand text check (length(card_brand) between 1 and 30),
  add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  add constraint payment_card_is_whole check (num_nulls(card_brand, card_last4) <> 1),
  add constraint payment_card_is_by_card check (card_last4 is null or kind = 'card');

-- The built-in gateway's own books know it too; cards from before have none.
alter table test_gateway_token add column brand text check (length(brand) between 1 and 30);
alter table test_gateway_card add column brand text check (length(brand) between 1 and 30);
